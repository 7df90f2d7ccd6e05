import { useAtomValue } from 'jotai';
import { Link2, LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WayIn } from '#ports/auth.ts';
import { servicesAtom } from '#state/services.ts';
import { FailureNote, useCall } from '#ui/components/account/form.tsx';
import { OwnerProof } from '#ui/components/account/owner-proof.tsx';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { ConfirmButton } from '#ui/components/confirm-button.tsx';
import { DoneLine } from '#ui/components/outcome-line.tsx';
import { WithAddress } from '#ui/components/with-address.tsx';
import account from './account-card.module.css';
import styles from './devices-card.module.css';
import type { Saying } from './safety-card.tsx';

type Known = readonly WayIn[] | 'loading' | 'failed';

/** By which ways the account is signed in to; Google is added and taken away here. */
export function WaysInCard({ said, say }: Saying) {
  const { t } = useTranslation();
  const { waysIn, google } = useAtomValue(servicesAtom).auth;
  const [known, setKnown] = useState<Known>('loading');
  const { run, busy, failure, forget } = useCall();
  useEffect(() => {
    let here = true;
    const load = async () => {
      const outcome = await waysIn.list();
      if (here) setKnown(outcome.ok ? outcome.value : 'failed');
    };
    void load();
    return () => {
      here = false;
    };
  }, [waysIn]);
  const link = () => {
    say(null);
    void run(
      () => waysIn.linkGoogle(),
      () => undefined,
    );
  };
  const unlink = (id: string) => {
    say(null);
    void run(
      () => waysIn.unlink(id),
      () => {
        setKnown((list) => (typeof list === 'string' ? list : list.filter((one) => one.id !== id)));
        say('unlinked');
      },
    );
  };
  const hasGoogle = typeof known !== 'string' && known.some(({ kind }) => kind === 'google');
  // One way and no other to be had: nothing to choose here.
  if (!google && !hasGoogle) return null;
  return (
    <Card icon={<LogIn size={24} aria-hidden />} title={t(($) => $.secondStep.ways.title)}>
      {typeof known === 'string' ? (
        <p>{t(($) => (known === 'loading' ? $.secondStep.ways.loading : $.secondStep.ways.unknown))}</p>
      ) : (
        <ul className={styles.list}>
          {known.map((one) => (
            <li key={one.id} className={styles.device}>
              <Way {...one} />
              {one.kind === 'google' && (
                <ConfirmButton
                  label={t(($) => $.secondStep.ways.unlinkNamed, {
                    name: t(($) => $.secondStep.ways.google),
                  })}
                  question={t(($) => $.secondStep.ways.question)}
                  yes={t(($) => $.secondStep.ways.yes)}
                  no={t(($) => $.secondStep.ways.no)}
                  onConfirm={() => unlink(one.id)}
                >
                  {t(($) => $.secondStep.ways.unlink)}
                </ConfirmButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {failure?.code === 'code-wanted' ? (
        <OwnerProof send={() => waysIn.linkGoogle()} onDone={forget} onCancel={forget} />
      ) : (
        <FailureNote failure={failure} />
      )}
      <DoneLine>{said === 'unlinked' ? t(($) => $.secondStep.ways.unlinked) : null}</DoneLine>
      {google && typeof known !== 'string' && !hasGoogle && (
        <div className={account.actions}>
          <Button look="row" icon={<Link2 size={18} aria-hidden />} busy={busy} onClick={link}>
            {t(($) => $.secondStep.ways.link)}
          </Button>
          <p className={account.soft}>{t(($) => $.secondStep.ways.linkHint)}</p>
        </div>
      )}
    </Card>
  );
}

function Way({ kind, email }: Pick<WayIn, 'kind' | 'email'>) {
  const { t } = useTranslation();
  return (
    <span>
      <span>{t(($) => $.secondStep.ways[kind])}</span>
      {email !== null && (
        <small className={styles.seen}>
          <WithAddress words={email} email={email} />
        </small>
      )}
    </span>
  );
}
