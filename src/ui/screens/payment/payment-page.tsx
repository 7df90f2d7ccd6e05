import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { planAtom } from '#state/session-atoms.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import { Page } from '#ui/components/page.tsx';
import styles from './payment-page.module.css';

/** Says what happened at the payment service. Only the server changes a plan, never a page. */
export function PaymentPage({ outcome }: { outcome: 'success' | 'cancel' | 'complete' }) {
  const { t } = useTranslation();
  const plan = useAtomValue(planAtom);
  return (
    <Page title={t(($) => $.payment[outcome].title)} width="text">
      <Card tone={outcome === 'success' ? 'good' : 'plain'}>
        <p>{t(($) => $.payment[outcome].body)}</p>
        <p>{t(($) => $.payment[outcome].note)}</p>
        <p className={styles.plan}>{t(($) => $.payment.plan, { plan: t(($) => $.payment.plans[plan]) })}</p>
      </Card>
      <div className={styles.actions}>
        <ButtonLink to="/camera" look="primary">
          {t(($) => $.payment.toCamera)}
        </ButtonLink>
        <ButtonLink to="/premium">{t(($) => $.payment.toPremium)}</ButtonLink>
      </div>
    </Page>
  );
}
