/** What an action in the account's room has done. */
export type AccountAction = 'address' | 'password' | 'others' | 'device' | null;

/** The cards of the account's room say one thing at a time: the next action takes back what the last one said. */
export interface Saying {
  readonly said: AccountAction;
  readonly say: (said: AccountAction) => void;
}
