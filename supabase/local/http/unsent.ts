/** An answer waits in memory until its asker has read it: many large ones that nobody reads would fill it. */
import { json } from './answers.ts';

/** More than the largest export; one answer alone may be larger. */
const MAX_UNSENT_BYTES = 67_108_864;
const PIECE_BYTES = 65_536;

/** Lets an answer go, or 503 while too many bytes of others wait for their askers. */
export type SendAnswer = (answer: Response) => Promise<Response>;

export function createUnsentAnswers(maxBytes = MAX_UNSENT_BYTES): SendAnswer {
  let waiting = 0;
  return async (answer) => {
    if (answer.body === null) return answer;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { status, headers } = answer;
    // These lie in the socket's own buffers.
    if (bytes.length <= PIECE_BYTES) return new Response(bytes, { status, headers });
    if (waiting > 0 && waiting + bytes.length > maxBytes) {
      const message = 'Too many answers wait to be read';
      return json(503, { code: '53000', details: null, hint: null, message }, { 'Retry-After': '10' });
    }
    waiting += bytes.length;
    const body = inPieces(bytes, () => {
      waiting -= bytes.length;
    });
    return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...lengthOf(bytes) } });
  };
}

const lengthOf = ({ length }: Uint8Array) => ({ 'Content-Length': String(length) });

/** `onEnd` is called once: when the last piece was taken, or when nobody wants the rest. */
function inPieces(bytes: Uint8Array<ArrayBuffer>, onEnd: () => void): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(at, at + PIECE_BYTES));
        at += PIECE_BYTES;
        if (at < bytes.length) return;
        controller.close();
        onEnd();
      },
      cancel: onEnd,
    },
    { highWaterMark: 0 },
  );
}
