import { useAtomValue } from 'jotai';
import { Fingerprint, Plus } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#i18n/format-date.ts';
import type { AuthOutcome, Passkey, PasskeyService } from '#ports/auth.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { FailureNote, Form, useCall } from '#ui/components/account/form.tsx';
import { OwnerProof } from '#ui/components/account/owner-proof.tsx';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { ConfirmButton } from '#ui/components/confirm-button.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { DoneLine } from '#ui/components/outcome-line.tsx';
import styles from './devices-card.module.css';
import type { Saying } from './safety-card.tsx';

/** GoTrue takes 120 bytes: that many letters always fit. */
const NAME_MAX = 40;

/** The account's passkeys. Nothing where the cloud has none. */
export function PasskeysCard(saying: Saying) {
  const { passkeys } = useAtomValue(servicesAtom).auth;
  return passkeys === null ? null : <Passkeys {...saying} passkeys={passkeys} />;
}

type Did = 'made' | 'renamed' | 'removed';

function Passkeys({ said, say, passkeys }: Saying & { readonly passkeys: PasskeyService }) {
  const { t } = useTranslation();
  const { run, busy, failure, forget } = useCall();
  const [list, setList] = useState<readonly Passkey[] | 'loading' | 'failed'>('loading');
  const [did, setDid] = useState<Did>('made');
  const [naming, setNaming] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    const load = async () => {
      const outcome = await passkeys.list();
      if (here) setList(outcome.ok ? outcome.value : 'failed');
    };
    void load();
    return () => {
      here = false;
    };
  }, [passkeys]);
  const changed = async (call: () => Promise<AuthOutcome>) => {
    const outcome = await call();
    if (!outcome.ok) return outcome;
    const now = await passkeys.list();
    setList(now.ok ? now.value : 'failed');
    return outcome;
  };
  const tell = (what: Did) => {
    setDid(what);
    say('passkey');
    setNaming(null);
  };
  const change = (call: () => Promise<AuthOutcome>, what: Did) => {
    say(null);
    void run(
      () => changed(call),
      () => tell(what),
    );
  };
  const proved = () => {
    forget();
    tell('made');
  };
  return (
    <Card icon={<Fingerprint size={24} aria-hidden />} title={t(($) => $.passkeys.title)}>
      <p>{t(($) => $.passkeys.lead)}</p>
      {list === 'loading' && <p>{t(($) => $.safety.devices.loading)}</p>}
      {list === 'failed' && <p>{t(($) => $.safety.devices.unknown)}</p>}
      {typeof list !== 'string' && list.length === 0 && <p>{t(($) => $.passkeys.none)}</p>}
      {typeof list !== 'string' && list.length > 0 && (
        <ul className={styles.list}>
          {list.map((passkey) => (
            <li key={passkey.id} className={naming === passkey.id ? undefined : styles.device}>
              {naming === passkey.id ? (
                <NameForm
                  passkey={passkey}
                  busy={busy}
                  onCancel={() => setNaming(null)}
                  onName={(name) => change(() => passkeys.rename(passkey.id, name), 'renamed')}
                />
              ) : (
                <OnePasskey
                  passkey={passkey}
                  only={list.length === 1}
                  onRename={() => setNaming(passkey.id)}
                  onRemove={() => change(() => passkeys.remove(passkey.id), 'removed')}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {passkeys.here ? (
        <Button
          look="row"
          icon={<Plus size={18} aria-hidden />}
          busy={busy}
          onClick={() => change(() => passkeys.create(), 'made')}
        >
          {t(($) => $.passkeys.make)}
        </Button>
      ) : (
        <p className={styles.seen}>{t(($) => $.passkeys.elsewhere)}</p>
      )}
      <DoneLine>{said === 'passkey' ? t(($) => $.passkeys[did]) : null}</DoneLine>
      {failure?.code === 'code-wanted' ? (
        <OwnerProof send={() => changed(() => passkeys.create())} onDone={proved} onCancel={forget} />
      ) : (
        <FailureNote failure={failure} />
      )}
      {typeof list !== 'string' && list.length > 0 && (
        <p className={styles.seen}>{t(($) => $.passkeys.hint)}</p>
      )}
    </Card>
  );
}

interface OnePasskeyProps {
  readonly passkey: Passkey;
  /** Whether the account has no other. */
  readonly only: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function OnePasskey({ passkey, only, onRename, onRemove }: OnePasskeyProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const session = useAtomValue(sessionAtom);
  // By a code to it everybody with an address comes in, whatever else they have.
  const email = session.kind === 'user' ? session.user.email : null;
  const name = passkey.name ?? t(($) => $.passkeys.unnamed);
  const made = formatMoment(passkey.madeAt, language);
  return (
    <>
      <span>
        {name}
        <small className={styles.seen}>
          {passkey.usedAt === null
            ? t(($) => $.passkeys.unused, { made })
            : t(($) => $.passkeys.used, { made, used: formatMoment(passkey.usedAt, language) })}
        </small>
        {email === null && only && <small className={styles.seen}>{t(($) => $.passkeys.onlyWay)}</small>}
      </span>
      <Button label={t(($) => $.passkeys.renameNamed, { name })} onClick={onRename}>
        {t(($) => $.passkeys.rename)}
      </Button>
      {(email !== null || !only) && (
        <ConfirmButton
          label={t(($) => $.passkeys.removeNamed, { name })}
          question={t(($) => $.passkeys.question, { name, email: email ?? '' })}
          yes={t(($) => $.passkeys.yes)}
          no={t(($) => $.passkeys.no)}
          onConfirm={onRemove}
        >
          {t(($) => $.passkeys.remove)}
        </ConfirmButton>
      )}
    </>
  );
}

interface NameFormProps {
  readonly passkey: Passkey;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onName: (name: string) => void;
}

function NameForm({ passkey, busy, onCancel, onName }: NameFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(passkey.name ?? '');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const clean = name.trim();
    setMissing(clean === '');
    if (clean !== '') onName(clean);
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        label={t(($) => $.passkeys.name)}
        value={name}
        maxLength={NAME_MAX}
        onChange={setName}
        error={missing ? t(($) => $.passkeys.nameRequired) : null}
      />
      <div className={styles.device}>
        <Button look="primary" type="submit" busy={busy}>
          {t(($) => $.passkeys.save)}
        </Button>
        <Button onClick={onCancel}>{t(($) => $.passkeys.cancel)}</Button>
      </div>
    </Form>
  );
}
