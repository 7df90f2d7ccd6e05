/**
 * A phone with tabs, for the real services outside a browser: each tab is an asynchronous context with a window,
 * a storage and a network of its own, and can be killed at any moment. Time in a tab runs faster, and stands
 * still while something is done for the phone in real time: no limit of the product passes because this machine
 * is slow.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setInterval as repeatedly } from 'node:timers';
import { WebSocket } from 'ws';
import { memoryDatabases, type Access, type MemoryDatabases } from './memory-indexeddb.ts';
import { channelOf, hearingOf, storageEvent } from './neighbours.ts';
import { throughNetwork, type Network } from './network.ts';

/** Ten seconds of waiting for an answer take 400 ms. */
const FASTER = 25;
/** Milliseconds on the phone's clock: what waits for less is a pause and no limit. */
const SHORTEST_LIMIT_MS = 1_000;
/** Answers that have no body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

export type StorageState = 'sound' | 'full' | 'blocked';

export interface Phone {
  readonly texts: Map<string, string>;
  readonly databases: MemoryDatabases;
  readonly network: Network;
  /** What storage does from now on. */
  storage: StorageState;
  /** Asked before each access to a store; what it returns is thrown. Null: `storage` decides. */
  refuse: ((access: Access) => DOMException | null) | null;
  /** Milliseconds that this phone's clock is wrong by. */
  clock: number;
  /** How much is being done for it in real time: requests at the server, transactions. */
  busy: number;
  readonly tabs: Set<Tab>;
}

export interface Tab {
  readonly phone: Phone;
  readonly window: EventTarget & {
    readonly location: { readonly origin: string };
    readonly localStorage: Storage;
  };
  readonly document: EventTarget & { visibilityState: 'visible' };
  readonly channel: unknown;
  readonly session: Storage;
  readonly local: Storage;
  readonly navigator: { readonly onLine: boolean; readonly locks: unknown };
  readonly indexedDB: IDBFactory;
  alive: boolean;
}

const current = new AsyncLocalStorage<Tab>();
export const inTab = <T>(tab: Tab, work: () => T): T => current.run(tab, work);

const refusal = (state: StorageState, writes: boolean): DOMException | null => {
  if (state === 'blocked') return new DOMException('shut', 'SecurityError');
  return state === 'full' && writes ? new DOMException('full', 'QuotaExceededError') : null;
};

/** `changed` hears of each text that is another now; null: of all. */
function storageOver(
  texts: Map<string, string>,
  refuse: (access: Access) => DOMException | null,
  changed: (key: string | null, text: string | null) => void = () => undefined,
): Storage {
  const check = (writes: boolean) => {
    const error = refuse(writes ? 'write' : 'read');
    if (error !== null) throw error;
  };
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem(key) {
      check(false);
      return texts.get(key) ?? null;
    },
    setItem(key, text) {
      check(true);
      const before = texts.get(key);
      texts.set(key, text);
      if (before !== text) changed(key, text);
    },
    removeItem(key) {
      check(false);
      if (texts.delete(key)) changed(key, null);
    },
    clear() {
      texts.clear();
      changed(null, null);
    },
  };
}

type LockArguments<T> =
  | readonly [work: () => Promise<T>]
  | readonly [options: { readonly signal: AbortSignal }, work: () => Promise<T>];

/** One holder at a time; a tab that dies lets go. */
function locksOf(phone: Phone) {
  const queues = new Map<string, Promise<unknown>>();
  return (tab: () => Tab) => ({
    request<T>(name: string, ...rest: LockArguments<T>): Promise<T> {
      const work = rest.at(-1) as () => Promise<T>;
      const signal = rest.length === 2 ? rest[0].signal : undefined;
      const mine = (queues.get(name) ?? Promise.resolve()).then(() => {
        signal?.throwIfAborted();
        return tab().alive ? inTab(tab(), work) : never<T>();
      });
      const dead = new Promise<void>((resolve) => {
        const watch = repeatedly(() => {
          if (phone.tabs.has(tab())) return;
          clearInterval(watch);
          resolve();
        }, 5);
        void mine.catch(() => undefined).finally(() => clearInterval(watch));
      });
      queues.set(name, Promise.race([mine.catch(() => undefined), dead]));
      if (signal === undefined) return mine;
      const late = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
      return Promise.race([mine, late]);
    },
  });
}

export const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

export function makePhone(network: Network): { readonly phone: Phone; readonly openTab: () => Tab } {
  const phone: Phone = {
    texts: new Map(),
    databases: memoryDatabases({
      refuse: (access) => refuse(access),
      inRealTime: (work) => inRealTime(phone, work),
    }),
    network,
    storage: 'sound',
    refuse: null,
    clock: 0,
    busy: 0,
    tabs: new Set(),
  };
  const refuse = (access: Access) => phone.refuse?.(access) ?? refusal(phone.storage, access === 'write');
  const locks = locksOf(phone);
  const hearing = hearingOf(phone.tabs, inTab);
  const openTab = (): Tab => {
    const local = storageOver(phone.texts, refuse, (key, text) =>
      hearing.tellOthers(tab, (other) => other.window.dispatchEvent(storageEvent(key, text))),
    );
    let channel: unknown;
    const tab: Tab = {
      phone,
      window: Object.assign(new EventTarget(), {
        location: { origin: network.server },
        localStorage: local,
      }),
      document: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
      get channel() {
        return (channel ??= channelOf(tab, hearing));
      },
      session: storageOver(new Map(), () => null),
      local,
      navigator: {
        get onLine() {
          return network.state !== 'offline';
        },
        locks: locks(() => tab),
      },
      indexedDB: phone.databases.factory(() => tab.alive),
      alive: true,
    };
    phone.tabs.add(tab);
    return tab;
  };
  return { phone, openTab };
}

/** What a crash, a closed tab or the system does: nothing of it runs on. */
export function killTab(tab: Tab): void {
  tab.alive = false;
  tab.phone.tabs.delete(tab);
}

/** The phone's clock stands still until `work` is done. */
async function inRealTime<T>(phone: Phone, work: () => Promise<T>): Promise<T> {
  phone.busy += 1;
  try {
    return await work();
  } finally {
    phone.busy -= 1;
  }
}

/** With its body already read, so that the caller can read it without waiting. */
async function whole(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  const bytes = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(BODILESS.has(status) ? null : bytes, { status, statusText, headers });
}

/** Resolves when so much time has passed on the tab's clock. */
export const tabTime = (tab: Tab, ms: number): Promise<void> =>
  inTab(tab, () => new Promise((resolve) => setTimeout(resolve, ms)));

/** Tells every tab of the phone, as browsers do when the network is back. */
export function tellOnline(phone: Phone): void {
  for (const tab of phone.tabs) inTab(tab, () => tab.window.dispatchEvent(new Event('online')));
}

/** What a browser tells a page that comes to the front again. */
export function comeToFront(tab: Tab): void {
  inTab(tab, () => {
    tab.document.dispatchEvent(new Event('visibilitychange'));
    tab.window.dispatchEvent(new Event('visibilitychange'));
  });
}

/** From now on the globals are those of the tab that runs; outside of tabs, what they were. Returns the way back. */
export function installPhones(): () => void {
  const before = new Map<string, PropertyDescriptor | undefined>();
  const put = (name: string, descriptor: PropertyDescriptor) => {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
  };
  const perTab = (name: string, pick: (tab: Tab) => unknown) => {
    const outside: unknown = Reflect.get(globalThis, name);
    put(name, {
      get: () => {
        const tab = current.getStore();
        return tab === undefined ? outside : pick(tab);
      },
    });
  };
  const { fetch: ask, setTimeout: later, setInterval: repeat } = globalThis;
  const cleared = new WeakSet<object>();
  const clearing =
    (end: typeof clearTimeout) =>
    (timer?: NodeJS.Timeout | string | number): void => {
      if (typeof timer === 'object') cleared.add(timer);
      end(timer);
    };
  const inTime =
    (start: typeof setTimeout, { again }: { readonly again: boolean }) =>
    (work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const tab = current.getStore();
      if (tab === undefined) return start(work, ms, ...args);
      const act = () => {
        if (!tab.alive || cleared.has(timer)) return;
        if (ms < SHORTEST_LIMIT_MS || tab.phone.busy === 0) work(...args);
        else if (!again) timer.refresh();
      };
      // An answer that has come meanwhile is heard first.
      const timer = start(() => (ms < SHORTEST_LIMIT_MS ? act() : setImmediate(act)), ms / FASTER);
      return timer.unref();
    };
  perTab('window', ({ window }) => window);
  perTab('document', ({ document }) => document);
  perTab('navigator', ({ navigator }) => navigator);
  perTab('localStorage', ({ local }) => local);
  perTab('sessionStorage', ({ session }) => session);
  perTab('indexedDB', ({ indexedDB }) => indexedDB);
  // Node's own would reach the tabs of other phones.
  perTab('BroadcastChannel', ({ channel }) => channel);
  // Node 20 has none; nothing here opens one.
  perTab('WebSocket', () => WebSocket);
  put('setTimeout', { value: inTime(later, { again: false }) });
  put('setInterval', { value: inTime(repeat as unknown as typeof setTimeout, { again: true }) });
  put('clearTimeout', { value: clearing(globalThis.clearTimeout) });
  put('clearInterval', { value: clearing(globalThis.clearInterval) });
  put('fetch', {
    value: async (input: RequestInfo | URL, init?: RequestInit) => {
      const tab = current.getStore();
      if (tab === undefined) return ask(input, init);
      const outside: typeof fetch = (url, options) =>
        current.exit(() => inRealTime(tab.phone, () => whole(ask(url, options))));
      const answer = await throughNetwork(tab.phone.network, outside, input, init).catch((error: unknown) =>
        tab.alive ? Promise.reject(error as Error) : never<Response>(),
      );
      return tab.alive ? answer : never<Response>();
    },
  });
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  };
}
