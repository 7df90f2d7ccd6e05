import { SoonPage } from '#ui/screens/soon/soon-page.tsx';

export function AdviserScreen() {
  return <SoonPage feature="adviser" />;
}
