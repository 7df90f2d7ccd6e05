import { useAtomValue } from 'jotai';
import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceName } from '#domain/account/device-name.ts';
import { formatMoment } from '#i18n/format-date.ts';
import type { SignedInDevice } from '#ports/auth.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { DoneLine, FailureLine } from '#ui/components/outcome-line.tsx';
import styles from './devices-card.module.css';
import type { Saying } from './safety-card.tsx';

type Devices = readonly SignedInDevice[] | 'loading' | 'failed';

/** Where the account is signed in, and a way out for each. */
export function DevicesCard({ said, say }: Saying) {
  const { t } = useTranslation();
  const { safety } = useAtomValue(servicesAtom).auth;
  const language = useAtomValue(languageAtom);
  const [devices, setDevices] = useState<Devices>('loading');
  const [ending, setEnding] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    const load = async () => {
      const outcome = await safety.devices();
      if (here) setDevices(outcome.ok ? outcome.value : 'failed');
    };
    void load();
    return () => {
      here = false;
    };
  }, [safety]);
  const end = async (id: string) => {
    setEnding(id);
    setFailed(false);
    say(null);
    const { ok } = await safety.endDevice(id);
    setEnding(null);
    setFailed(!ok);
    if (ok) say('device');
    if (ok) setDevices((list) => (typeof list === 'string' ? list : list.filter((one) => one.id !== id)));
  };
  return (
    <Card icon={<MonitorSmartphone size={24} aria-hidden />} title={t(($) => $.safety.devices.title)}>
      {devices === 'loading' && <p>{t(($) => $.safety.devices.loading)}</p>}
      {devices === 'failed' && <p>{t(($) => $.safety.devices.unknown)}</p>}
      {typeof devices !== 'string' && (
        <ul className={styles.list}>
          {devices.map(({ id, seenAt, userAgent, current }) => {
            const name = deviceName(userAgent) ?? t(($) => $.safety.devices.unnamed);
            return (
              <li key={id} className={styles.device}>
                <span>
                  {name}
                  <small className={styles.seen}>
                    {current
                      ? t(($) => $.safety.devices.current)
                      : t(($) => $.safety.devices.seen, { when: formatMoment(seenAt, language) })}
                  </small>
                </span>
                {!current && (
                  <Button
                    label={t(($) => $.safety.devices.endNamed, { name })}
                    busy={ending === id}
                    onClick={() => void end(id)}
                  >
                    {t(($) => $.safety.devices.end)}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <DoneLine>{said === 'device' ? t(($) => $.safety.devices.ended) : null}</DoneLine>
      {failed && <FailureLine>{t(($) => $.sync.signOut.othersFailed)}</FailureLine>}
      {typeof devices !== 'string' && devices.some(({ current }) => !current) && (
        <p className={styles.seen}>{t(($) => $.safety.devices.hint)}</p>
      )}
    </Card>
  );
}
