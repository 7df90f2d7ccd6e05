import type { AdviceCode } from '#functions/vocabulary.ts';
import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from './card.tsx';
import lists from './lists.module.css';

/** More than three tips at once help nobody. */
const MOST = 3;

/** What would make the next photo tell more; nothing at all where there is nothing to say. */
export function PhotoAdvice({ advice }: { advice: readonly AdviceCode[] }) {
  const { t } = useTranslation();
  if (advice.length === 0) return null;
  return (
    <Card icon={<Camera size={24} aria-hidden />} title={t(($) => $.result.advice.title)}>
      <ul className={lists.bullets}>
        {advice.slice(0, MOST).map((code) => (
          <li key={code}>
            <span>{t(($) => $.result.advice.codes[code])}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
