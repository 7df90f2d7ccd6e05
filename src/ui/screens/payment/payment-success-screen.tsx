import { PaymentPage } from './payment-page.tsx';

export function PaymentSuccessScreen() {
  return <PaymentPage outcome="success" />;
}
