/** One request as a browser sent it, however it was made. */
export interface SentRequest {
  /** `CONNECT` stands for a tunnel, such as TLS to another host; `FRAME` for a message through a WebSocket. */
  readonly method: string;
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
