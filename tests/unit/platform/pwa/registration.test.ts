import { expect, it, vi } from 'vitest';
import { register, type Container } from '#platform/pwa/registration.ts';
import { readMessage, type Message } from '#service-worker/messages.ts';

const OURS = 'https://app.test/sw.js';

/** A worker that writes down what it is told, and answers unless it is stuck. */
class FakeWorker extends EventTarget {
  readonly scriptURL: string;
  readonly heard: (Message | null)[] = [];
  private readonly stuck: boolean;
  constructor(scriptURL = OURS, stuck = false) {
    super();
    this.scriptURL = scriptURL;
    this.stuck = stuck;
  }
  postMessage(data: unknown, ports: readonly MessagePort[] = []) {
    this.heard.push(readMessage(data));
    if (!this.stuck) ports[0]?.postMessage(null);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly unregister = vi.fn(() => Promise.resolve(true));

  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
  /** The installing one is through: it waits, in the place of whichever waited before. */
  installed() {
    const worker = this.installing;
    [this.installing, this.waiting] = [null, worker];
    worker?.dispatchEvent(new Event('statechange'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly others: FakeRegistration[] = [];
  getRegistrations = () => Promise.resolve([this.registration, ...this.others]);
  register = vi.fn((_script: string) => Promise.resolve(this.registration));
  control(worker: FakeWorker) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const changes = () => ({ onWaiting: vi.fn(), onReplaced: vi.fn() });
/** Registers ours in a page that came under this worker. */
const begin = (
  container: FakeContainer,
  told: ReturnType<typeof changes>,
  cameUnder: FakeWorker | null = container.controller,
) => register(container as unknown as Container, OURS, told, cameUnder as unknown as ServiceWorker | null);

/** A device with the app on it, under an old version. */
function installed() {
  const container = new FakeContainer();
  const old = new FakeWorker();
  container.registration.active = old;
  container.controller = old;
  return { container, registration: container.registration, old, told: changes() };
}

it('registrations that are not ours go, ours stays', async () => {
  const { container, registration, told } = installed();
  const other = new FakeRegistration();
  other.active = new FakeWorker('https://app.test/old-worker.js');
  container.others.push(other);
  await begin(container, told);
  expect(other.unregister).toHaveBeenCalledOnce();
  expect(registration.unregister).not.toHaveBeenCalled();
  expect(container.register).toHaveBeenCalledExactlyOnceWith(OURS);
});

it('the very first version is not an update; the next one is, in the same tab', async () => {
  const container = new FakeContainer();
  const told = changes();
  await begin(container, told);
  const first = new FakeWorker();
  container.registration.find(first);
  container.registration.installed();
  expect(told.onWaiting).not.toHaveBeenCalled();
  [container.registration.waiting, container.registration.active] = [null, first];
  container.control(first);
  expect(told.onReplaced).toHaveBeenLastCalledWith(false);
  container.control(new FakeWorker());
  expect(told.onReplaced).toHaveBeenLastCalledWith(true);
});

it('a version that took over while the page started is told of, and so is the next one', async () => {
  const { container, old, told } = installed();
  container.control(new FakeWorker());
  await begin(container, told, old);
  expect(told.onReplaced.mock.calls).toEqual([[true]]);
  container.control(new FakeWorker());
  expect(told.onReplaced.mock.calls).toEqual([[true], [true]]);
});

it('the first version is none to tell of when it took over while the page started', async () => {
  const container = new FakeContainer();
  container.control(new FakeWorker());
  const told = changes();
  await begin(container, told, null);
  expect(told.onReplaced.mock.calls).toEqual([[false]]);
});

it.each([
  [
    'waits already',
    ({ registration }: ReturnType<typeof installed>) => void (registration.waiting = new FakeWorker()),
  ],
  [
    'is being installed',
    ({ registration }: ReturnType<typeof installed>) => void (registration.installing = new FakeWorker()),
  ],
])('a version that %s when the page registers is told of', async (_, before) => {
  const device = installed();
  before(device);
  await begin(device.container, device.told);
  if (device.registration.installing !== null) device.registration.installed();
  expect(device.told.onWaiting).toHaveBeenCalledOnce();
});

it('the one that waits at the time of the tap takes over, after the old one has stepped aside', async () => {
  const { container, registration, old, told } = installed();
  const { takeOver } = await begin(container, told);
  const [second, third] = [new FakeWorker(), new FakeWorker()];
  registration.find(second);
  registration.installed();
  // One more while the prompt was there.
  registration.find(third);
  registration.installed();
  expect(told.onWaiting).toHaveBeenCalledTimes(2);
  expect(takeOver()).toBe(true);
  expect(old.heard).toEqual([{ type: 'STEP_ASIDE' }]);
  expect(third.heard).toEqual([]);
  await expect.poll(() => third.heard).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(second.heard).toEqual([]);
});

it('an old version that does not answer is not waited for forever', async () => {
  vi.useFakeTimers();
  const { container, registration, told } = installed();
  registration.active = new FakeWorker(OURS, true);
  const next = new FakeWorker();
  registration.waiting = next;
  const { takeOver } = await begin(container, told);
  takeOver();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(next.heard).toEqual([{ type: 'SKIP_WAITING' }]);
});

it('nothing takes over where nothing waits', async () => {
  const { container, old, told } = installed();
  const { takeOver } = await begin(container, told);
  expect(takeOver()).toBe(false);
  expect(old.heard).toEqual([]);
});
