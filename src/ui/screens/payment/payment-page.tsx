import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { planAtom } from '#state/session-atoms.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { RoastLink } from '#ui/components/roast-link.tsx';
import styles from './payment-page.module.css';

/** Where a payment service would lead back to. Without one nothing was paid, and only the server changes a plan. */
export function PaymentPage({ outcome }: { outcome: 'success' | 'cancel' | 'complete' }) {
  const { t } = useTranslation();
  const plan = useAtomValue(planAtom);
  return (
    <Notice
      level={1}
      mood="asleep"
      title={t(($) => $.payment.title[outcome])}
      actions={
        <>
          <RoastLink look="primary" wide>
            {t(($) => $.payment.toCamera)}
          </RoastLink>
          <ButtonLink to="/premium" wide>
            {t(($) => $.payment.toPremium)}
          </ButtonLink>
        </>
      }
    >
      <p>{t(($) => $.payment.body)}</p>
      <p>{t(($) => $.payment.note)}</p>
      <p className={styles.plan}>{t(($) => $.payment.plan, { plan: t(($) => $.payment.plans[plan]) })}</p>
    </Notice>
  );
}
