import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { camera } from '#platform/camera/camera.ts';
import { nextCamera } from '#ui/screens/camera/use-camera.ts';

/** A track that can be taken and given back; `settings` is what the browser says of it. */
class FakeTrack extends EventTarget {
  readonly settings: MediaTrackSettings;
  constructor(settings: MediaTrackSettings) {
    super();
    this.settings = settings;
  }
  getSettings = () => this.settings;
  stop = () => undefined;
}

let asked: MediaTrackConstraints[] = [];
let track: FakeTrack;
const news: string[] = [];
const told = {
  onLost: () => news.push('lost'),
  onTaken: () => news.push('taken'),
  onGivenBack: () => news.push('given back'),
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  news.length = 0;
  track = new FakeTrack({ facingMode: 'user', deviceId: 'a' });
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] };
  vi.stubGlobal('window', { isSecureContext: true });
  vi.stubGlobal('navigator', {
    userAgent: '',
    maxTouchPoints: 0,
    mediaDevices: {
      getUserMedia: ({ video }: { video: MediaTrackConstraints }) => {
        asked.push(video);
        return Promise.resolve(stream);
      },
      enumerateDevices: () =>
        Promise.resolve([
          { kind: 'videoinput', deviceId: 'a' },
          { kind: 'audioinput', deviceId: 'microphone' },
          { kind: 'videoinput', deviceId: 'b' },
        ]),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = async (wanted: Parameters<typeof camera.open>[0] = { facing: 'user' }) => {
  const outcome = await camera.open(wanted, told);
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.camera;
};
const fire = (name: string) => track.dispatchEvent(new Event(name));

it('says within two seconds that a call has taken the camera, and when it may be had again', async () => {
  await opened();
  fire('mute');
  vi.advanceTimersByTime(2000);
  expect(news).toEqual(['taken']);
  fire('unmute');
  expect(news).toEqual(['taken', 'given back']);
});

it('says nothing of a moment without a picture, nor after it was stopped', async () => {
  const own = await opened();
  fire('mute');
  vi.advanceTimersByTime(300);
  fire('unmute');
  vi.advanceTimersByTime(5000);
  fire('mute');
  own.stop();
  vi.advanceTimersByTime(5000);
  expect(news).toEqual([]);
});

it('turns a phone round by where its cameras look', async () => {
  const front = await opened();
  expect(front).toMatchObject({ facing: 'user', device: null });
  expect(nextCamera(front, await camera.devices())).toEqual({ facing: 'environment' });
});

it('goes on to the next device where cameras do not say where they look, and round', async () => {
  track = new FakeTrack({ deviceId: 'a' });
  const first = await opened();
  expect(first).toMatchObject({ facing: 'user', device: 'a' });
  const next = nextCamera(first, await camera.devices());
  expect(next).toEqual({ device: 'b' });
  track = new FakeTrack({ deviceId: 'b' });
  const second = await opened(next);
  expect(asked.at(-1)).toMatchObject({ deviceId: { exact: 'b' } });
  expect(nextCamera(second, await camera.devices())).toEqual({ device: 'a' });
  // A list without names, as some browsers give it.
  expect(nextCamera(first, ['', ''])).toEqual({ facing: 'environment' });
  expect(nextCamera(first, ['a'])).toEqual({ facing: 'environment' });
});
