/** Where each provider's answer has the text, and how it says that it was cut off or declined. */
import { z } from 'zod';

/**
 * The text of an answer; what was cut off comes as far as it goes. `declined`: the model or a filter of the provider
 * would not write. Null: the answer is not of this provider's form.
 */
export type Read = (reply: unknown) => { readonly text: string; readonly declined: boolean } | null;

const text = z.string().nullish();

const chatSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        finish_reason: text,
        message: z.looseObject({ content: text, refusal: text }),
      }),
    )
    .min(1),
});

/** Where no parser of the server has taken it out. */
const THOUGHTS = /^\s*<think>[\s\S]*?<\/think>/;

/** OpenAI's chat completions, and all that speak them. */
export const readChat: Read = (reply) => {
  const choice = chatSchema.safeParse(reply).data?.choices[0];
  if (choice === undefined) return null;
  const { content, refusal } = choice.message;
  return {
    text: (content ?? '').replace(THOUGHTS, ''),
    declined: choice.finish_reason === 'content_filter' || (refusal ?? '') !== '',
  };
};

const responsesSchema = z.looseObject({
  output: z.array(
    z.looseObject({
      type: z.string(),
      content: z.array(z.looseObject({ type: z.string(), text })).nullish(),
    }),
  ),
  incomplete_details: z.looseObject({ reason: text }).nullish(),
});

/** OpenAI's responses. */
export const readResponses: Read = (reply) => {
  const { data } = responsesSchema.safeParse(reply);
  if (data === undefined) return null;
  const parts = data.output.flatMap(({ type, content }) => (type === 'message' ? (content ?? []) : []));
  return {
    text: parts.map((part) => (part.type === 'output_text' ? (part.text ?? '') : '')).join(''),
    declined:
      data.incomplete_details?.reason === 'content_filter' || parts.some(({ type }) => type === 'refusal'),
  };
};

const anthropicSchema = z.looseObject({
  content: z.array(z.looseObject({ type: z.string(), text, input: z.unknown().optional() })),
  stop_reason: text,
});

/** Anthropic's messages; what a tool was handed counts as text. */
export const readAnthropic: Read = (reply) => {
  const { data } = anthropicSchema.safeParse(reply);
  if (data === undefined) return null;
  const tool = data.content.find(({ type }) => type === 'tool_use');
  return {
    text:
      tool === undefined
        ? data.content.map((part) => (part.type === 'text' ? (part.text ?? '') : '')).join('')
        : (JSON.stringify(tool.input) ?? ''),
    declined: data.stop_reason === 'refusal',
  };
};

const geminiSchema = z.looseObject({
  candidates: z
    .array(
      z.looseObject({
        finishReason: text,
        content: z
          .looseObject({
            parts: z.array(z.looseObject({ text, thought: z.boolean().nullish() })).nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.looseObject({ blockReason: text }).nullish(),
});

/** What a candidate says where it was written to its end, or to the last token allowed. */
const WRITTEN = new Set(['STOP', 'MAX_TOKENS', 'FINISH_REASON_UNSPECIFIED']);

/** Gemini's generateContent. */
export const readGemini: Read = (reply) => {
  const { data } = geminiSchema.safeParse(reply);
  const candidate = data?.candidates?.[0];
  if (candidate === undefined) {
    const blocked = (data?.promptFeedback?.blockReason ?? '') !== '';
    return blocked ? { text: '', declined: true } : null;
  }
  const parts = candidate.content?.parts ?? [];
  return {
    text: parts.map((part) => (part.thought === true ? '' : (part.text ?? ''))).join(''),
    declined: !WRITTEN.has(candidate.finishReason ?? 'STOP'),
  };
};

const ollamaSchema = z.looseObject({ message: z.looseObject({ content: text }) });

/** Ollama's chat, which has no word for declining. */
export const readOllama: Read = (reply) => {
  const { data } = ollamaSchema.safeParse(reply);
  if (data === undefined) return null;
  return { text: (data.message.content ?? '').replace(THOUGHTS, ''), declined: false };
};
