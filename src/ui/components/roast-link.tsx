import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import { planAtom } from '#state/session-atoms.ts';
import { ButtonLink } from './button.tsx';

interface RoastLinkProps {
  readonly children: ReactNode;
  readonly look?: 'primary' | 'quiet';
  readonly icon?: ReactNode;
  readonly wide?: boolean;
}

/**
 * To the camera, for another roast. Where the day has none left it says instead when the next ones come, and leads to
 * what there is to do until then, which stands in the camera's place.
 */
export function RoastLink({ children, look = 'quiet', icon, wide = false }: RoastLinkProps) {
  const { t } = useTranslation();
  const left = useAtomValue(roastsLeftAtom)();
  const limit = ROASTS_A_DAY[useAtomValue(planAtom)] ?? 0;
  if (left === 0) {
    return (
      <ButtonLink to="/camera" wide={wide}>
        {t(($) => $.camera.limit.none, { limit })}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/camera" look={look} icon={icon} wide={wide}>
      {children}
    </ButtonLink>
  );
}
