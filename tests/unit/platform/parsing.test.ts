/** What comes from storage, from the address bar and from servers: anything at all is answered, nothing throws. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ENTRY_VERSION } from '#domain/history/entry.ts';
import { readCallback } from '#platform/auth/callback.ts';
import { entrySchema } from '#platform/history/entry-schema.ts';
import { createOutbox, pendingOf, type Mark } from '#platform/history/outbox.ts';
import { MAX_REQUEST_BYTES, numbersOf, rowOf } from '#platform/history/row.ts';
import { failureOf, isUnreachable } from '#platform/supabase/auth-errors.ts';
import { loadConfig } from '#platform/supabase/config.ts';
import { createSessionStore, SESSION_KEY } from '#platform/supabase/stored-session.ts';
import { refusalOf } from '#platform/supabase/account-data.ts';
import { AUTH_ERROR_CODES } from '#functions/vocabulary.ts';
import { profileOfRow } from '#state/account-profile.ts';
import { between } from '../domain/arbitraries.ts';
import { entryOfRow } from './history/entry-of-row.ts';
import { entry, fromAccount, NOW } from './history/fakes.ts';

const anything = fc.oneof(fc.anything(), fc.jsonValue());

/** A sound value with one of its fields, at any depth, made anything. */
function spoilt(sound: unknown): fc.Arbitrary<unknown> {
  return fc.tuple(fc.infiniteStream(fc.nat()), anything).map(([picks, by]) => {
    const walk = (value: unknown): unknown => {
      const pick = picks.next().value ?? 0;
      if (typeof value !== 'object' || value === null || pick % 5 === 0) return by;
      const keys = Object.keys(value);
      const key = keys[pick % Math.max(1, keys.length)];
      if (key === undefined) return by;
      const inner = walk((value as Record<string, unknown>)[key]);
      return Array.isArray(value)
        ? value.map((old: unknown, index) => (String(index) === key ? inner : old))
        : { ...value, [key]: inner };
    };
    return walk(sound);
  });
}

describe('a row of the server', () => {
  const row = rowOf(entry(1));

  it('comes back as far as the account keeps the entry', () => {
    expect(entryOfRow(structuredClone(row))).toEqual(fromAccount(entry(1)));
  });

  it('of any other shape is an entry of the stored shape, or none', () => {
    fc.assert(
      fc.property(fc.oneof(anything, spoilt(row)), (value) => {
        const read = entryOfRow(value);
        if (read !== null) expect(entrySchema.safeParse(read).success).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is never longer than what may leave, and holds no raw value and no score finer than a point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 65_535 }), between(-1e6, 1e6), (variant, raw) => {
        const sound = entry(variant);
        const { metrics } = sound.report.sections.skin;
        const finer = {
          ...sound,
          report: {
            ...sound.report,
            sections: {
              ...sound.report.sections,
              skin: {
                ...sound.report.sections.skin,
                metrics: { ...metrics, spots: { raw, score: 50.123456 } },
              },
            },
          },
        };
        const sent = rowOf(finer);
        if (sent === null) return;
        const text = JSON.stringify(numbersOf(sent));
        expect(new TextEncoder().encode(text).byteLength).toBeLessThanOrEqual(MAX_REQUEST_BYTES);
        expect(text).not.toMatch(/raw|[^\d.]\d+\.\d+[,}]/);
      }),
    );
  });
});

it('a stored session is one with a token and a user, or none', () => {
  const session = {
    access_token: 'token',
    expires_at: NOW / 1_000 + 3_600,
    user: { id: 'aki', email: 'a@b.c', created_at: '2026-01-01T00:00:00Z', user_metadata: {} },
  };
  fc.assert(
    fc.property(fc.oneof(anything, spoilt(session)), fc.string(), (value, text) => {
      for (const stored of [JSON.stringify(value) ?? '', text]) {
        const storage = { getItem: (key: string) => (key === SESSION_KEY ? stored : null) } as Storage;
        const sessions = createSessionStore(
          () => storage,
          () => NOW,
        );
        const read = sessions.read();
        if (read !== null) expect(read.user.id.length).toBeGreaterThan(0);
        const token = sessions.token();
        expect(token === null || token.length > 0).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

it('a profile of the server is read as words of our lists, as gaps or not at all, whatever its columns hold', () => {
  const columns = fc.dictionary(
    fc.constantFrom('language', 'age_range', 'gender', 'bio', 'birth_date', 'privacy', 'roast_style', 'x'),
    fc.oneof(fc.string(), fc.boolean(), fc.constant(null)),
  );
  fc.assert(
    fc.property(columns, (row) => {
      expect(['ja', 'en', null, undefined]).toContain(profileOfRow(row).language);
    }),
  );
});

it('any address that comes back to /auth/callback is one of four things', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.webFragments(), (query, fragment) => {
      const address = new URL(`https://app.example/auth/callback?${query}#${fragment}`);
      expect(['error', 'code', 'tokens', 'nothing']).toContain(readCallback(address).kind);
    }),
  );
});

it('any error of the client has a code that the app has words for', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anything,
        fc.record({ name: fc.string(), code: anything, status: anything, reasons: anything }),
      ),
      (error) => {
        expect(AUTH_ERROR_CODES).toContain(failureOf(error).code);
        expect(isUnreachable(error)).toBeTypeOf('boolean');
        const refusal = refusalOf(error);
        expect(refusal === null || typeof refusal.code === 'string').toBe(true);
      },
    ),
  );
});

it('any answer for /config.json, and any memory of one, is a configuration', async () => {
  const statuses = fc.constantFrom(200, 204, 304, 404, 500, 503);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.json(), fc.string()),
      fc.option(fc.string()),
      statuses,
      async (body, old, status) => {
        const bare = status === 204 || status === 304;
        const ask = () => Promise.resolve(new Response(bare ? null : body, { status }));
        const { config } = await loadConfig(ask, { read: () => old, write: () => false });
        expect(config.supabase === null || config.supabase.url.length > 0).toBe(true);
      },
    ),
  );
});

it('what waits for the server is told once each, whatever the clock says', () => {
  const marks = fc.dictionary(
    fc.constantFrom(entry(1).id, entry(2).id),
    fc.constantFrom<Mark>('uploaded', 'deleted', 'refused'),
  );
  fc.assert(
    fc.property(marks, fc.double(), (told, now) => {
      const deletedAt = new Date(NOW).toISOString();
      const tombstone = { v: 1, id: entry(2).id, ownerId: 'aki', deletedAt } as const;
      const records = { entries: [entry(1)], tombstones: [tombstone] };
      const { uploads, deletions, nextDeletionMs } = pendingOf(records, new Map(Object.entries(told)), now);
      // One that is here although the server was told of its deletion has been taken back.
      const waits = told[entry(1).id] === undefined || told[entry(1).id] === 'deleted';
      expect(uploads.length).toBe(waits ? 1 : 0);
      expect(deletions.length).toBeLessThanOrEqual(told[entry(2).id] === 'deleted' ? 0 : 1);
      if (nextDeletionMs !== null) expect(nextDeletionMs).toBeGreaterThan(0);
    }),
  );
});

it('an outbox of anything has marks and a cursor', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (value) => {
      const store = {
        getAll: () => Promise.resolve([{ ownerId: 'aki', id: 'x', told: [value] }]),
        get: () => Promise.resolve(value),
      };
      vi.stubGlobal('IDBKeyRange', { bound: () => null });
      const outbox = createOutbox({ run: (_mode, _stores, work) => work({ store } as never) });
      expect([...(await outbox.marks('aki')).keys()]).not.toContain('x');
      expect(await outbox.cursor('aki')).toEqual({
        ownerId: 'aki',
        analyses: '',
        tombstones: '',
        reader: ENTRY_VERSION,
      });
    }),
  );
});
