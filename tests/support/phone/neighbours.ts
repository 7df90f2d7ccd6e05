/** What the tabs of one phone hear of each other: changes of the texts, and words on a channel. Each in a turn of its own, in the order in which they were said. */
interface Hearing<Tab> {
  /** Does this in every other tab that is alive by then. */
  readonly tellOthers: (from: Tab, tell: (other: Tab) => void) => void;
}

/** @param inTab runs in a tab, with its globals */
export function hearingOf<Tab>(
  tabs: ReadonlySet<Tab>,
  inTab: (tab: Tab, work: () => void) => void,
): Hearing<Tab> {
  return {
    tellOthers(from, tell) {
      for (const tab of tabs) {
        if (tab !== from) setImmediate(() => tabs.has(tab) && inTab(tab, () => tell(tab)));
      }
    },
  };
}

/** As localStorage has it: the others hear of a text that is another now, the writer does not. */
export function storageEvent(key: string | null, newValue: string | null): Event {
  return Object.assign(new Event('storage'), { key, newValue });
}

/** The channels that are open in each tab, by name. */
const open = new WeakMap<object, Map<string, Set<EventTarget>>>();

/** The class BroadcastChannel of one tab: it reaches the other tabs of the phone, and no other phone. */
export function channelOf<Tab extends object>(tab: Tab, { tellOthers }: Hearing<Tab>) {
  return class extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      const mine = open.get(tab) ?? new Map<string, Set<EventTarget>>();
      open.set(tab, mine.set(name, (mine.get(name) ?? new Set()).add(this)));
    }
    postMessage(message: unknown): void {
      const data: unknown = structuredClone(message);
      tellOthers(tab, (other) => {
        for (const channel of open.get(other)?.get(this.name) ?? [])
          channel.dispatchEvent(Object.assign(new Event('message'), { data }));
      });
    }
    close(): void {
      open.get(tab)?.get(this.name)?.delete(this);
    }
  };
}
