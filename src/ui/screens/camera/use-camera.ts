import { useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CameraProblem } from '#functions/vocabulary.ts';
import type { Facing, OpenCamera } from '#ports/capture.ts';
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
}

const problem = (name: CameraProblem): CameraState => ({ kind: 'problem', problem: name });

/** The live camera of this screen: open only while the screen is shown and visible, stopped otherwise. */
export function useCamera(): CameraHandle {
  const { camera: service } = useAtomValue(servicesAtom);
  const visible = usePageVisible();
  const [state, setState] = useState<CameraState>({ kind: 'checking' });
  const [facing, setFacing] = useState<Facing>('user');
  /** Counts the calls to open; 0: not wanted yet. */
  const [wanted, setWanted] = useState(0);
  const [several, setSeveral] = useState(false);

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
    const start = async () => {
      setState({ kind: 'opening' });
      const outcome = await service.open(facing, lost);
      if (!outcome.ok) {
        if (!gone) setState(problem(outcome.problem));
        return;
      }
      // Left, hidden or switched in the meantime: the camera must be stopped all the same.
      if (gone) return outcome.camera.stop();
      own = outcome.camera;
      setState({ kind: 'live', camera: own });
      const cameras = await service.count();
      if (!gone) setSeveral(cameras > 1);
    };
    void start();
    return () => {
      gone = true;
      own?.stop();
    };
  }, [service, facing, wanted, visible]);

  return {
    state,
    several,
    open: () => setWanted((count) => count + 1),
    flip: () => setFacing((now) => (now === 'user' ? 'environment' : 'user')),
  };
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** False while the tab is hidden or the phone locked. */
function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
