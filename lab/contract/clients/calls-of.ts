/** A list with a place for every public method of a client: a method that a new version brings is missed by the types. */

type Method = (...given: never) => unknown;
type Hidden = `_${string}` | `~${string}`;

/** One call, or several ways to make it, each with a word for it. */
export type Calls<Call> = Call | readonly (readonly [how: string, call: Call])[];

export type CallsOf<Client, Call> = {
  readonly [
    Name in keyof Client as Name extends Hidden ? never : Client[Name] extends Method | object ? Name : never
  ]: Client[Name] extends Method ? Calls<Call> : CallsOf<Client[Name], Call>;
};

interface Tree<Call> {
  readonly [name: string]: Calls<Call> | Tree<Call>;
}

const isCalls = <Call>(value: Calls<Call> | Tree<Call>): value is Calls<Call> =>
  typeof value === 'function' || Array.isArray(value);

/** Every call with its name: `mfa.enroll`, `signUp (phone)`. */
export function namedCalls<Call extends Method>(
  tree: Tree<Call>,
  before = '',
): readonly (readonly [name: string, call: Call])[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const name = `${before}${key}`;
    if (!isCalls(value)) return namedCalls(value, `${name}.`);
    return typeof value === 'function'
      ? [[name, value] as const]
      : value.map(([how, call]) => [`${name} (${how})`, call] as const);
  });
}
