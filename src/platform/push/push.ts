/** Web Push: this browser's address at its maker's push service, and the account that may send to it. */
import type { Stay } from '#ports/cloud.ts';
import type { PushOutcome, PushService, PushWish } from '#ports/presence.ts';

/** The part of `PushManager` that is used. */
export type Pushes = Pick<PushManager, 'subscribe' | 'getSubscription'>;

export interface PushParts {
  readonly available: () => boolean;
  /** Null as long as no service worker is registered. */
  readonly manager: () => Promise<Pushes | null>;
  /** The server's public key, base64url. */
  readonly serverKey: string;
  /** Calls a function of the database: null where it worked, `offline`, or the code of the refusal. May reject. */
  readonly call: (name: string, parameters: object) => Promise<string | null>;
  readonly stay: (ownerId: string) => Stay;
  readonly zone: () => string;
  readonly now: () => number;
}

/** So often at most the account is told what it knows: it forgets browsers that were not heard of for weeks. */
const AGAIN_MS = 6 * 3_600_000;

const base64url = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** For a server that does not know the zone's name yet: whole hours from UTC, whose sign POSIX turns around. */
function zoneByOffset(now: number): string {
  const hours = Math.round(new Date(now).getTimezoneOffset() / 60);
  return `Etc/GMT${hours < 0 ? '' : '+'}${hours}`;
}

export interface Push extends PushService {
  /** Takes the browser's address back, and tells nobody: what is sent to it from now on is told so by the push service. */
  forget(): Promise<void>;
}

export function createPush(parts: PushParts): Push {
  const { available, manager, serverKey, call, stay, zone, now } = parts;
  let told: { readonly text: string; readonly at: number } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: what is switched off must not be sent for by what began before. */
  const inTurn = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    const mine = last.then(work).catch(() => otherwise);
    last = mine;
    return mine;
  };

  /** The address, made anew where it was made for another server. */
  async function subscription(): Promise<PushSubscription | null> {
    const pushes = await manager();
    const known = (await pushes?.getSubscription()) ?? null;
    if (known !== null && base64url(known.options.applicationServerKey) === serverKey) return known;
    await known?.unsubscribe();
    return (await pushes?.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })) ?? null;
  }

  async function unsubscribe(): Promise<string | null> {
    told = null;
    const known = (await (await manager())?.getSubscription()) ?? null;
    await known?.unsubscribe();
    return known?.endpoint ?? null;
  }

  async function follow(ownerId: string, { language, hour }: PushWish): Promise<PushOutcome> {
    const { here } = stay(ownerId);
    const address = await subscription().catch(() => null);
    if (address === null) return 'refused';
    if (!here()) {
      await unsubscribe();
      return 'later';
    }
    const wish = {
      p_endpoint: address.endpoint,
      p_p256dh: base64url(address.getKey('p256dh')),
      p_auth: base64url(address.getKey('auth')),
      p_language: language,
      p_zone: zone(),
      p_hour: hour,
    };
    const text = JSON.stringify({ ownerId, ...wish });
    if (told?.text === text && Math.abs(now() - told.at) < AGAIN_MS) return 'on';
    const first = await call('save_push', wish);
    const refusal =
      first === '22023' ? await call('save_push', { ...wish, p_zone: zoneByOffset(now()) }) : first;
    if (refusal === 'offline') return 'later';
    if (refusal !== null) {
      await unsubscribe();
      return 'refused';
    }
    told = { text, at: now() };
    return 'on';
  }

  return {
    available,
    follow: (ownerId, wish) => inTurn(() => follow(ownerId, wish), 'later'),
    end: () =>
      inTurn(async () => {
        const endpoint = await unsubscribe();
        if (endpoint !== null) await call('drop_push', { p_endpoint: endpoint });
      }, undefined),
    forget: () => inTurn(async () => void (await unsubscribe()), undefined),
  };
}

/** The real browser's. */
export const browserPushes = {
  available: (): boolean => 'serviceWorker' in navigator && 'PushManager' in window,
  async manager(): Promise<Pushes | null> {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.pushManager ?? null;
  },
  zone: (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone,
};
