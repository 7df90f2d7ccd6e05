import { PaymentPage } from './payment-page.tsx';

export function PaymentCompleteScreen() {
  return <PaymentPage outcome="complete" />;
}
