import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLicences } from '#platform/licences/read-licences.ts';

const ENTRY = { name: 'react', version: '19.0.0', licence: 'MIT', text: 'Permission is hereby granted…' };

afterEach(() => void vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

describe('readLicences', () => {
  it('hands over the list of the build', async () => {
    answering(() => Promise.resolve(Response.json([ENTRY])));
    expect(await readLicences()).toEqual([ENTRY]);
  });

  it.each([
    ['an empty list', () => Promise.resolve(Response.json([]))],
    ['another shape', () => Promise.resolve(Response.json([{ name: 'react' }]))],
    ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says that there is none for %s', async (_name, answer) => {
    answering(answer);
    expect(await readLicences()).toBeNull();
  });
});
