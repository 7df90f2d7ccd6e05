import { useAtomValue } from 'jotai';
import { ShieldPlus, Smartphone } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#i18n/format-date.ts';
import type { Authenticator, SecondStepService } from '#ports/auth.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { AuthenticatorCode } from '#ui/components/account/authenticator-code.tsx';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { DoneLine } from '#ui/components/outcome-line.tsx';
import { lazyOrNothing } from '#ui/later.ts';
import account from './account-card.module.css';
import styles from './devices-card.module.css';
import type { OthersEnded } from './safety-card.tsx';

/** With what draws the picture to scan. */
const AddAuthenticator = lazyOrNothing(
  async () => (await import('./add-authenticator.tsx')).AddAuthenticator,
);

type Known = readonly Authenticator[] | 'loading' | 'failed';
async function listed(secondStep: SecondStepService): Promise<Known> {
  const outcome = await secondStep.list();
  return outcome.ok ? outcome.value : 'failed';
}

/** `add`, or the id of the one that is to be removed. */
type Open = 'nothing' | 'add' | { readonly remove: string };

/** The authenticators of the account: none, one with the advice to add a spare, or several. */
export function SecondStepCard({ said, say, onOthersEnded }: OthersEnded) {
  const { t } = useTranslation();
  const { secondStep } = useAtomValue(servicesAtom).auth;
  const [known, setKnown] = useState<Known>('loading');
  const [open, setOpen] = useState<Open>('nothing');
  useEffect(() => {
    let here = true;
    const load = async () => {
      const now = await listed(secondStep);
      if (here) setKnown(now);
    };
    void load();
    return () => {
      here = false;
    };
  }, [secondStep]);
  const reload = async () => setKnown(await listed(secondStep));
  const show = (next: Open) => {
    say(null);
    setOpen(next);
  };
  const finish = (done: 'authenticator' | 'authenticator-removed') => {
    setOpen('nothing');
    void reload();
    say(done);
    onOthersEnded();
  };
  const title = t(($) => $.secondStep.title);
  const icon = <ShieldPlus size={24} aria-hidden />;
  if (typeof known === 'string') {
    return (
      <Card icon={icon} title={title}>
        <p>{t(($) => (known === 'loading' ? $.secondStep.loading : $.secondStep.unknown))}</p>
      </Card>
    );
  }
  const isOn = known.length > 0;
  return (
    <Card icon={icon} title={title}>
      <p>{t(($) => (isOn ? $.secondStep.on : $.secondStep.off))}</p>
      {isOn && (
        <ul className={styles.list}>
          {known.map((one) => (
            <li key={one.id} className={account.actions}>
              <Row authenticator={one} onRemove={() => show({ remove: one.id })} />
              {typeof open === 'object' && open.remove === one.id && (
                <RemoveForm
                  authenticator={one}
                  isLast={known.length === 1}
                  onDone={() => finish('authenticator-removed')}
                  onCancel={() => show('nothing')}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isOn && <p>{t(($) => (known.length === 1 ? $.secondStep.oneOnly : $.secondStep.spare))}</p>}
      <div className={account.actions}>
        {open !== 'add' && (
          <Button look="row" icon={<Smartphone size={18} aria-hidden />} onClick={() => show('add')}>
            {t(($) => (isOn ? $.secondStep.addSpare : $.secondStep.add))}
          </Button>
        )}
        <Suspense>
          {open === 'add' && (
            <AddAuthenticator
              isFirst={!isOn}
              onDone={() => finish('authenticator')}
              onCancel={() => show('nothing')}
            />
          )}
        </Suspense>
      </div>
      <DoneLine>
        {said === 'authenticator'
          ? t(($) => $.secondStep.done)
          : said === 'authenticator-removed'
            ? t(($) => $.secondStep.removed)
            : null}
      </DoneLine>
    </Card>
  );
}

interface OneAuthenticator {
  readonly authenticator: Authenticator;
}

function Row({
  authenticator: { name, addedAt },
  onRemove,
}: OneAuthenticator & { readonly onRemove: () => void }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const shown = name === '' ? t(($) => $.secondStep.unnamed) : name;
  return (
    <div className={styles.device}>
      <span>
        <span translate="no">{shown}</span>
        <small className={styles.seen}>
          {t(($) => $.secondStep.added, { when: formatDay(addedAt, language) })}
        </small>
      </span>
      <Button label={t(($) => $.secondStep.removeNamed, { name: shown })} onClick={onRemove}>
        {t(($) => $.secondStep.remove)}
      </Button>
    </div>
  );
}

interface RemoveFormProps extends OneAuthenticator {
  readonly isLast: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Proved by another authenticator, so that nobody removes the one that works and keeps the lost one. */
function RemoveForm({ authenticator: { id, name }, isLast, onDone, onCancel }: RemoveFormProps) {
  const { t } = useTranslation();
  const { secondStep } = useAtomValue(servicesAtom).auth;
  return (
    <AuthenticatorCode
      label={t(($) => (isLast ? $.secondStep.proofOwn : $.secondStep.proofOther), { name })}
      hint={t(($) => (isLast ? $.secondStep.proofOwnHint : $.secondStep.proofOtherHint), { name })}
      submit={t(($) => $.secondStep.removeYes)}
      danger
      send={(code) => secondStep.remove({ id, code })}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
