/** Class names of CSS modules joined; what is missing or switched off is left out. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
