import { describe, expect, test } from 'vitest';
import { addressOf, chooseProfile, PROFILES, type ProfileName } from '#roast/model/profiles.ts';

/** Configured address, profile, full address of the call for the model `m/1`. */
const CASES: readonly (readonly [string, ProfileName, string])[] = [
  ['https://api.openai.com/v1', 'openai', 'https://api.openai.com/v1/chat/completions'],
  ['https://api.openai.com', 'openai', 'https://api.openai.com/v1/chat/completions'],
  ['https://api.openai.com/v1/chat/completions', 'openai', 'https://api.openai.com/v1/chat/completions'],
  ['https://api.openai.com/v1/responses', 'responses', 'https://api.openai.com/v1/responses'],
  ['https://api.anthropic.com', 'anthropic', 'https://api.anthropic.com/v1/messages'],
  ['https://api.anthropic.com/v1/', 'anthropic', 'https://api.anthropic.com/v1/messages'],
  [
    'https://generativelanguage.googleapis.com',
    'gemini',
    'https://generativelanguage.googleapis.com/v1beta/models/m%2F1:generateContent',
  ],
  [
    'https://generativelanguage.googleapis.com/v1beta/openai',
    'compatible',
    'https://generativelanguage.googleapis.com/v1beta/openai/chat/completions',
  ],
  ['http://localhost:11434', 'ollama', 'http://localhost:11434/api/chat'],
  ['http://localhost:11434/v1', 'compatible', 'http://localhost:11434/v1/chat/completions'],
  ['http://localhost:8080', 'compatible', 'http://localhost:8080/v1/chat/completions'],
  ['https://llm.example/proxy/api/chat', 'ollama', 'https://llm.example/proxy/api/chat'],
  ['https://llm.example/v1?version=2', 'compatible', 'https://llm.example/v1/chat/completions?version=2'],
];

describe('a profile', () => {
  test.each(CASES)('of %s is %s', (url, profile, address) => {
    expect(chooseProfile(url, null)).toBe(profile);
    expect(addressOf(PROFILES[profile], url, 'm/1')).toBe(address);
  });

  test('that the deployer names goes before the address', () => {
    expect(chooseProfile('https://api.openai.com/v1', 'responses')).toBe('responses');
    expect(chooseProfile('http://gpu:8000', 'vllm')).toBe('vllm');
    expect(() => chooseProfile('http://gpu:8000', 'toString')).toThrow(/ROAST_LLM_PROFILE.*llamacpp/);
  });

  test.each(['../../evil', '//evil.example/x', '?a=b', '#x', 'models/m', '\\evil.example'])(
    'stays on its host with a model called %s',
    (model) => {
      for (const profile of Object.values(PROFILES)) {
        expect(new URL(addressOf(profile, 'https://llm.example', model)).host).toBe('llm.example');
      }
    },
  );
});
