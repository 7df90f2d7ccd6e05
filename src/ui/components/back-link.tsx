import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cameFrom, cameFromHere, isPlainPress } from '#ui/places.ts';
import styles from './back-link.module.css';
import { ButtonLink } from './button.tsx';

interface BackLinkProps {
  /** Where it leads. */
  readonly to: string;
  /**
   * Names that place: one goes back to it where one came from there; otherwise it takes the place of this screen, so
   * that the browser's own way back does not lead here again. Left out: "Back", to the screen that one came from, and to
   * `to` where there was none.
   */
  readonly children?: string;
}

/** The way back: on every screen the same, in its upper corner. The first thing of what is padded like a page. */
export function BackLink({ to, children }: BackLinkProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const named = children !== undefined;
  const goBack = (event: MouseEvent) => {
    if (!isPlainPress(event) || !(named ? cameFrom(to) : cameFromHere())) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <div className={styles.place}>
      <ButtonLink
        to={to}
        look="round"
        icon={<ArrowLeft size={20} aria-hidden />}
        replace={named}
        onClick={goBack}
      >
        {children ?? t(($) => $.onboarding.back)}
      </ButtonLink>
    </div>
  );
}
