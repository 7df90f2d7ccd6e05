/** Frames of Phoenix's serializer 2.0.0, as realtime-js writes and reads them. */
import * as z from 'zod';

const frameSchema = z.tuple([
  z.string().max(32).nullable(),
  z.string().max(32).nullable(),
  z.string().max(255),
  z.string().max(64),
  z.record(z.string(), z.unknown()),
]);

/** `join` is the `ref` of the join that began the channel; both are the client's own. */
export interface Frame {
  readonly join: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Null for what is no frame. */
export function readFrame(text: string): Frame | null {
  try {
    const [join, ref, topic, event, payload] = frameSchema.parse(JSON.parse(text));
    return { join, ref, topic, event, payload };
  } catch {
    return null;
  }
}

export const writeFrame = ({ join, ref, topic, event, payload }: Frame): string =>
  JSON.stringify([join, ref, topic, event, payload]);

/** The answer to a frame. */
export const replyTo = ({ join, ref, topic }: Frame, status: 'ok' | 'error', response: object): Frame => ({
  join,
  ref,
  topic,
  event: 'phx_reply',
  payload: { status, response },
});

const joinSchema = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({ private: z.boolean().nullish(), postgres_changes: z.array(z.unknown()).nullish() })
    .nullish(),
});

/** What a join asks for. */
export type Join = z.infer<typeof joinSchema>;
export const readJoin = (payload: Frame['payload']): Join | null =>
  joinSchema.safeParse(payload).data ?? null;

const tokenSchema = z.object({ access_token: z.string() });
/** The token that a client renews its channel with; null: none. */
export const readToken = (payload: Frame['payload']): string | null =>
  tokenSchema.safeParse(payload).data?.access_token ?? null;

const messageSchema = z.object({
  topic: z.string(),
  event: z.string(),
  payload: z.record(z.string(), z.unknown()),
  private: z.boolean(),
});

/** What realtime.send() was given. */
export type Message = Readonly<z.infer<typeof messageSchema>>;
/** Null for what the database did not say so. */
export function readMessage(text: string): Message | null {
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
