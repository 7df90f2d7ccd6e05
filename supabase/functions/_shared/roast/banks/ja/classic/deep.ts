/** What only the function tells in this language and style: data and nothing else. */
export { default as deep } from './deep.json' with { type: 'json' };
