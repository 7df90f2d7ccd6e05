import { SoonPage } from '#ui/screens/soon/soon-page.tsx';

export function RoutineScreen() {
  return <SoonPage feature="routine" />;
}
