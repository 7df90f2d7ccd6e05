import { cx } from '#ui/cx.ts';
import { Flame } from './flame.tsx';
import { FACES, type MascotMood } from './mascot-faces.tsx';
import styles from './mascot.module.css';

export type { MascotMood } from './mascot-faces.tsx';

interface MascotProps {
  readonly mood: MascotMood;
  /** Its width: 3, 6 or up to 9 rem. Left out: that of the box it stands in. */
  readonly size?: 'small' | 'medium' | 'large';
}

/** The flame with the face of the moment. Decorative: the words beside it say it all. Still under reduced motion. */
export function Mascot({ mood, size }: MascotProps) {
  const Face = FACES[mood];
  return (
    <div className={cx(styles.mascot, size && styles[size])} data-mood={mood} aria-hidden="true">
      <Flame>
        <Face />
      </Flame>
    </div>
  );
}
