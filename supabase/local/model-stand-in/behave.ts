/** How the stand-in answers in each mood (moods.ts): well, late, in part, or not at all. */
import type { ServerResponse } from 'node:http';
import { textIn } from './lines.ts';
import { MOODS, type Mood } from './moods.ts';
import type { End, Json, Protocol } from './protocols.ts';

interface Question {
  readonly protocol: Protocol;
  readonly body: Json;
  readonly response: ServerResponse;
}

const SLOW_MS = 30_000;
/** Tokens in which a model that thinks comes to an end of it. */
const ENOUGH = 2_000;

const answerTo = async (mood: Mood, { protocol, body }: Question, end: End = 'whole') =>
  protocol.answer(await textIn(mood, protocol.told(body)), end, body);

const say = async (mood: Mood, question: Question, end?: End) =>
  send(question.response, 200, await answerTo(mood, question, end));

const failWith =
  (status: number, words: string, retryAfterS?: number) =>
  (_mood: Mood, { protocol, response }: Question) => {
    if (retryAfterS !== undefined) response.setHeader('retry-after', retryAfterS);
    send(response, status, protocol.refusal(words, null));
  };

function think(mood: Mood, question: Question): unknown {
  const { protocol, body, response } = question;
  const isEnough = Object.values(protocol.bounds(body)).some((bound) => Number(bound) >= ENOUGH);
  return isEnough ? say(mood, question) : send(response, 200, protocol.answer('', 'cut', body));
}

/** Of moods that do more than write. */
const BEHAVIOURS: Readonly<Partial<Record<Mood, (mood: Mood, question: Question) => unknown>>> = {
  half: (mood, question) => say(mood, question, 'cut'),
  declines: (mood, question) => say(mood, question, 'declined'),
  thinks: think,
  'no-effort': think,
  slow(mood, question) {
    const timer = setTimeout(() => void say(mood, question), SLOW_MS);
    question.response.on('close', () => clearTimeout(timer));
  },
  /** Headers at once, then a space now and then. */
  drip(_mood, { response }) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  flood(_mood, { response }) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  async broken(mood, question) {
    const whole = JSON.stringify(await answerTo(mood, question));
    // More than is sent.
    const headers = { 'content-type': 'application/json', 'content-length': whole.length * 2 };
    question.response.writeHead(200, headers).write(whole.slice(0, 300));
    setTimeout(() => question.response.destroy(), 20);
  },
  nonsense: (_mood, { response }) => page(response),
  busy: failWith(429, 'Rate limit reached', 30),
  loading: failWith(503, 'Loading model', 5),
  failing: failWith(500, 'Internal error'),
  locked: failWith(401, 'Incorrect API key provided'),
};

/** Answers, or lets the question hang. */
export async function behave(mood: Mood, question: Question): Promise<void> {
  const { protocol, body, response } = question;
  const refused = REFUSED[mood]?.(protocol, body) ?? null;
  if (refused === null) await (BEHAVIOURS[mood] ?? say)(mood, question);
  else send(response, 400, protocol.refusal(`Unsupported parameter: '${refused}'`, refused));
}

const named = (name: string, { bounds }: Protocol, body: Json): string | null =>
  name in body || name in bounds(body) ? name : null;

/** A field that a model of this mood does not know, where the body has it. */
const REFUSED: Readonly<Partial<Record<Mood, (protocol: Protocol, body: Json) => string | null>>> = {
  'new-names': (protocol, body) =>
    // Anthropic's messages have no other name than this one.
    (protocol.isChat ? named('max_tokens', protocol, body) : null) ?? named('temperature', protocol, body),
  'old-names': (protocol, body) => named('max_completion_tokens', protocol, body),
  'no-schema'(protocol, body) {
    const form = protocol.form(body);
    return form?.rank === 'first' ? form.field : null;
  },
  'no-format': (protocol, body) => protocol.form(body)?.field ?? null,
  'no-effort': (protocol, body) => (protocol.asksForLessThought(body) ? 'reasoning_effort' : null),
};

export function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** Says what this is. */
export function page(response: ServerResponse): void {
  const moods = Object.entries(MOODS).map(([name, what]) => `<dt>${name}</dt><dd>${what}</dd>`);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html lang="en"><title>Stand-in for a language model</title>
<h1>This is no language model</h1>
<p>It stands in for one where Roast Me is tried and tested, and behaves as the name of the model says (ROAST_LLM_MODEL):</p>
<dl>${moods.join('')}</dl></html>`);
}
