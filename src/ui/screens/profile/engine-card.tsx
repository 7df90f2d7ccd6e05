import { useAtom } from 'jotai';
import { Gauge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { settingsAtom } from '#state/settings-atoms.ts';
import { Card } from '#ui/components/card.tsx';
import { EngineCosts } from '#ui/components/engine-costs.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';
import { useEngineCosts } from '#ui/hooks/use-engine-costs.ts';

/** Switches to the light engine: what it saves, and what it leaves out. */
export function EngineCard() {
  const { t } = useTranslation();
  const [{ lite }, change] = useAtom(settingsAtom);
  const costs = useEngineCosts();
  return (
    <Card icon={<Gauge size={24} aria-hidden />} title={t(($) => $.engine.title)}>
      <SwitchRow
        label={t(($) => $.engine.lite)}
        hint={t(($) => $.engine.liteHint)}
        checked={lite}
        onChange={(on) => change({ lite: on })}
      />
      <EngineCosts costs={costs} />
    </Card>
  );
}
