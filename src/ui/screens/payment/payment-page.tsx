import { useAtomValue } from 'jotai';
import { CreditCard, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { planAtom } from '#state/session-atoms.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Notice } from '#ui/components/notice.tsx';
import styles from './payment-page.module.css';

/** Success has the mascot's applause. */
const ICONS = { success: null, cancel: Undo2, complete: CreditCard } as const;

/** Says what happened at the payment service. Only the server changes a plan, never a page. */
export function PaymentPage({ outcome }: { outcome: 'success' | 'cancel' | 'complete' }) {
  const { t } = useTranslation();
  const plan = useAtomValue(planAtom);
  const Icon = ICONS[outcome];
  return (
    <Notice
      level={1}
      title={t(($) => $.payment[outcome].title)}
      mood="applause"
      icon={Icon === null ? undefined : <Icon size={44} aria-hidden />}
      actions={
        <>
          <ButtonLink to="/camera" look="primary" wide>
            {t(($) => $.payment.toCamera)}
          </ButtonLink>
          <ButtonLink to="/premium" wide>
            {t(($) => $.payment.toPremium)}
          </ButtonLink>
        </>
      }
    >
      <p>{t(($) => $.payment[outcome].body)}</p>
      <p>{t(($) => $.payment[outcome].note)}</p>
      <p className={styles.plan}>{t(($) => $.payment.plan, { plan: t(($) => $.payment.plans[plan]) })}</p>
    </Notice>
  );
}
