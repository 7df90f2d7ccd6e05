import { useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CameraProblem } from '#functions/vocabulary.ts';
import type { OpenCamera, WantedCamera } from '#ports/capture.ts';
import { servicesAtom } from '#state/services.ts';

type CameraState =
  /** Finding out whether the browser will have to ask. */
  | { readonly kind: 'checking' }
  /** It will: a notice and a button come first. */
  | { readonly kind: 'intro' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'live'; readonly camera: OpenCamera }
  | { readonly kind: 'problem'; readonly problem: CameraProblem };

export interface CameraHandle {
  readonly state: CameraState;
  /** More than one camera: switching makes sense. */
  readonly several: boolean;
  /** Opens it, or tries again. */
  readonly open: () => void;
  readonly flip: () => void;
  /** The picture stands still although nobody said that the camera was taken. */
  readonly frozen: () => void;
}

const problem = (name: CameraProblem): CameraState => ({ kind: 'problem', problem: name });

/** The live camera of this screen: open only while the screen is shown and visible, stopped otherwise. */
export function useCamera(): CameraHandle {
  const { camera: service } = useAtomValue(servicesAtom);
  const visible = usePageVisible();
  const [state, setState] = useState<CameraState>({ kind: 'checking' });
  const [which, setWhich] = useState<WantedCamera>({ facing: 'user' });
  /** Counts the calls to open; 0: not wanted yet. */
  const [wanted, setWanted] = useState(0);
  const [devices, setDevices] = useState<readonly string[]>([]);

  useEffect(() => {
    let gone = false;
    const check = async () => {
      const obstacle = service.obstacle();
      if (obstacle !== null) return setState(problem(obstacle));
      const permission = await service.permission();
      if (gone) return;
      if (permission === 'granted') setWanted(1);
      else setState(permission === 'denied' ? problem('denied') : { kind: 'intro' });
    };
    void check();
    return () => {
      gone = true;
    };
  }, [service]);

  useEffect(() => {
    if (wanted === 0 || !visible) return;
    let gone = false;
    let own: OpenCamera | null = null;
    const lost = () => {
      own?.stop();
      if (!gone) setState(problem('lost'));
    };
    const news = {
      onLost: lost,
      // It stays open: only so does the browser say that it may be had again.
      onTaken: () => {
        if (!gone) setState(problem('in-use'));
      },
      onGivenBack: () => {
        if (!gone) setWanted((count) => count + 1);
      },
    };
    const start = async () => {
      setState({ kind: 'opening' });
      const outcome = await service.open(which, news);
      if (!outcome.ok) {
        if (!gone) setState(problem(outcome.problem));
        return;
      }
      // Left, hidden or switched in the meantime: the camera must be stopped all the same.
      if (gone) return outcome.camera.stop();
      own = outcome.camera;
      setState({ kind: 'live', camera: own });
      const all = await service.devices();
      if (!gone) setDevices(all);
    };
    void start();
    return () => {
      gone = true;
      own?.stop();
    };
  }, [service, which, wanted, visible]);

  return {
    state,
    several: devices.length > 1,
    open: () => {
      // Tried again with the one that most have: a listed device may be none that opens.
      if (state.kind === 'problem') setWhich((now) => ('device' in now ? { facing: 'user' } : now));
      setWanted((count) => count + 1);
    },
    flip: () => {
      if (state.kind === 'live') setWhich(nextCamera(state.camera, devices));
    },
    frozen: () => {
      if (state.kind === 'live') state.camera.stop();
      setState(problem('lost'));
    },
  };
}

/** The one that looks the other way; among cameras that do not say where they look, the next device. */
export function nextCamera({ facing, device }: OpenCamera, devices: readonly string[]): WantedCamera {
  const next = device === null ? undefined : devices[(devices.indexOf(device) + 1) % devices.length];
  // Some browsers list cameras without naming them.
  if (next !== undefined && next !== '' && next !== device) return { device: next };
  return { facing: facing === 'user' ? 'environment' : 'user' };
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** False while the tab is hidden or the phone locked. */
function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
