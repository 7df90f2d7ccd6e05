import { useAtomValue, useSetAtom } from 'jotai';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ageConfirmedAtom, completeSplashAtom } from '#state/onboarding-atoms.ts';
import { ButtonLink } from './button-link.tsx';
import { Card } from './card.tsx';

/**
 * Stands before whatever takes a photo or stores something about a person at an address that the guard leaves
 * open (sign-in, debug pages): first the age confirmation of the onboarding, then this.
 */
export function AgeGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  // The boxes are one tap away: the splash would only stand before them.
  const pass = useSetAtom(completeSplashAtom);
  if (useAtomValue(ageConfirmedAtom)) return children;
  return (
    <Card tone="warm" icon={<BadgeCheck size={24} aria-hidden />} title={t(($) => $.account.ageGate.title)}>
      <p>{t(($) => $.account.ageGate.body)}</p>
      <ButtonLink look="primary" to="/onboarding?step=promise" onClick={() => pass()}>
        {t(($) => $.account.ageGate.go)}
      </ButtonLink>
    </Card>
  );
}
