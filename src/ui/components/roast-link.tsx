import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatUntil } from '#i18n/format.ts';
import { limitResetAtom, roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { ButtonLink } from './button.tsx';
import styles from './roast-link.module.css';

interface RoastLinkProps {
  readonly children: ReactNode;
  readonly look?: 'primary' | 'quiet';
  readonly icon?: ReactNode;
  readonly wide?: boolean;
}

/** To the camera, for another roast. Where the day has none left it says so, and when the next ones come, instead. */
export function RoastLink({ children, look = 'quiet', icon, wide = false }: RoastLinkProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const left = useAtomValue(roastsLeftAtom)();
  const reset = useAtomValue(limitResetAtom)();
  const { now } = useAtomValue(servicesAtom);
  if (left === 0) {
    const when = formatUntil(reset - now(), language);
    return (
      <p className={styles.none} data-none-left>
        {t(($) => $.camera.limit.none, { when })}
      </p>
    );
  }
  return (
    <ButtonLink to="/camera" look={look} icon={icon} wide={wide}>
      {children}
    </ButtonLink>
  );
}
