/**
 * The registration of our service worker. Not through workbox-window, with which a tap on "Update" can go
 * unheard: it misses a version that began to install before `register` resolved, does not count a change as an
 * update in the tab that brought the first version, and says nothing where no version waits any more.
 */

// Which service workers of this origin are not ours: left behind by something that was here before.

type Registration = Pick<ServiceWorkerRegistration, 'active' | 'waiting' | 'installing' | 'unregister'>;

/** @param script absolute address of our own */
function otherRegistrations(registrations: readonly Registration[], script: string): readonly Registration[] {
  return registrations.filter(
    ({ active, waiting, installing }) =>
      !([active, waiting, installing] as const).some((worker) => worker?.scriptURL === script),
  );
}

export interface Changes {
  /** A version waits. May be said more than once. */
  readonly onWaiting: () => void;
  /** Another version has taken over this tab; `isUpdate`: not the first one ever. */
  readonly onReplaced: (isUpdate: boolean) => void;
}

export interface Registered {
  /** Asks the version that waits to take over, which `onReplaced` tells of. False where none waits. */
  readonly takeOver: () => boolean;
}

/** The part of `navigator.serviceWorker` that is used. */
export type Container = Pick<
  ServiceWorkerContainer,
  'getRegistrations' | 'register' | 'controller' | 'addEventListener'
>;

/** Milliseconds. Starting a worker that had stopped takes a slow phone about one second. */
const ANSWER_MS = 2_000;

/**
 * Resolves when the old version has let go of its requests, or does not answer. Chromium ends the old worker
 * for the new one only if it finds it running: one that starts in that moment, for any request of the page,
 * stays until it has had nothing to do for half a minute. One that has just answered runs.
 */
function stepsAside(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = () => {
      clearTimeout(timer);
      port1.close();
      resolve();
    };
    const timer = setTimeout(done, ANSWER_MS);
    port1.addEventListener('message', done);
    port1.start();
    if (worker === null) done();
    else worker.postMessage({ type: 'STEP_ASIDE' }, [port2]);
  });
}

/**
 * Rejects where none may be registered.
 *
 * @param script absolute address of our own; registrations of others are removed
 * @param cameUnder the worker that was in control when the page began to load: where another one is by now, nobody
 *   has heard of the change
 */
export async function register(
  container: Container,
  script: string,
  changes: Changes,
  cameUnder: ServiceWorker | null,
): Promise<Registered> {
  for (const other of otherRegistrations(await container.getRegistrations(), script))
    await other.unregister();
  let known = cameUnder;
  const follow = () => {
    if (container.controller === known) return;
    changes.onReplaced(known !== null);
    known = container.controller;
  };
  container.addEventListener('controllerchange', follow);
  follow();
  const registration = await container.register(script);
  const look = () => {
    // The very first version passes through `waiting`, too, but it is not an update.
    if (registration.waiting !== null && registration.active !== null) changes.onWaiting();
  };
  const watchInstalling = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  look();
  return {
    takeOver() {
      if (registration.waiting === null) return false;
      // Whichever waits by then: a newer one may have come.
      void stepsAside(registration.active).then(() =>
        registration.waiting?.postMessage({ type: 'SKIP_WAITING' }),
      );
      return true;
    },
  };
}
