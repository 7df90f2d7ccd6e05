import { PaymentPage } from './payment-page.tsx';

export function PaymentCancelScreen() {
  return <PaymentPage outcome="cancel" />;
}
