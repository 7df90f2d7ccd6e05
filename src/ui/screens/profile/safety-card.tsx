import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue, useSetAtom } from 'jotai';
import { KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { AuthOutcome } from '#ports/auth.ts';
import { codeSchema, emailSchema, loginSchema, newPasswordSchema } from '#state/account-forms.ts';
import { refreshAccountAtom } from '#state/cloud-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { FailureNote, Form, useCall, useFieldError } from '#ui/components/account/form.tsx';
import { PasswordField, UsernameField } from '#ui/components/account/password-field.tsx';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { DoneLine } from '#ui/components/outcome-line.tsx';
import { WithAddress } from '#ui/components/with-address.tsx';
import styles from './account-card.module.css';

/** What an action in the account's room has done. */
export type AccountAction =
  | 'address'
  | 'password'
  | 'authenticator'
  | 'authenticator-removed'
  | 'passkey'
  | 'unlinked'
  | 'others'
  | 'device'
  | null;

/** The cards of the account's room say one thing at a time: the next action takes back what the last one said. */
export interface Saying {
  readonly said: AccountAction;
  readonly say: (said: AccountAction) => void;
}

interface AddressFormProps {
  /** The address until now. */
  readonly email: string;
  readonly onDone: () => void;
}

/** Another address to sign in with: first the address, then a code from the old one and one from the new. */
function AddressForm({ email, onDone }: AddressFormProps) {
  const [next, setNext] = useState<string | null>(null);
  return next === null ? (
    <NewAddress onSent={setNext} />
  ) : (
    <TwoCodes email={email} next={next} onDone={onDone} />
  );
}

function NewAddress({ onSent }: { onSent: (next: string) => void }) {
  const { t } = useTranslation();
  const { safety } = useAtomValue(servicesAtom).auth;
  const { run, busy, failure } = useCall();
  const words = useFieldError();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailSchema),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(({ email: next }) =>
    run(
      () => safety.changeAddress(next),
      () => onSent(next),
    ),
  );
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField
        label={t(($) => $.safety.newAddress)}
        hint={t(($) => $.safety.newAddressHint)}
        type="email"
        autoComplete="email"
        field={register('email')}
        error={words(formState.errors.email)}
      />
      <FailureNote failure={failure} />
      <Button look="primary" type="submit" busy={busy}>
        {t(($) => $.safety.sendCodes)}
      </Button>
    </Form>
  );
}

const { code } = codeSchema.shape;
const twoCodesSchema = z.object({ old: code, fresh: code });

function TwoCodes({ email, next, onDone }: AddressFormProps & { readonly next: string }) {
  const { t } = useTranslation();
  const { safety } = useAtomValue(servicesAtom).auth;
  const { run, busy, failure } = useCall();
  const words = useFieldError();
  // A code works once: what the old address has confirmed is not asked again.
  const [confirmed, setConfirmed] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(twoCodesSchema),
    defaultValues: { old: '', fresh: '' },
  });
  const submit = handleSubmit(({ old, fresh }) =>
    run(async (): Promise<AuthOutcome<'half' | 'changed'>> => {
      if (!confirmed) {
        const first = await safety.confirmAddress({ email, code: old });
        if (!first.ok || first.value === 'changed') return first;
        setConfirmed(true);
      }
      return safety.confirmAddress({ email: next, code: fresh });
    }, onDone),
  );
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <p>{t(($) => $.safety.twoCodes)}</p>
      <TextField
        label={<WithAddress words={t(($) => $.safety.codeOf, { email })} email={email} />}
        inputMode="numeric"
        autoComplete="one-time-code"
        field={{ ...register('old'), readOnly: confirmed }}
        error={words(formState.errors.old)}
      />
      <TextField
        label={<WithAddress words={t(($) => $.safety.codeOf, { email: next })} email={next} />}
        inputMode="numeric"
        autoComplete="one-time-code"
        field={register('fresh')}
        error={words(formState.errors.fresh)}
      />
      <FailureNote failure={failure} />
      <Button look="primary" type="submit" busy={busy}>
        {t(($) => $.account.code.submit)}
      </Button>
    </Form>
  );
}

const { password } = loginSchema.shape;
const byPassword = newPasswordSchema.extend({ current: password, code: z.string() });
/** A hosted project may want both; whoever has no password leaves its field empty. */
const byCode = newPasswordSchema.extend({ current: z.string(), code: codeSchema.shape.code });

const ABOUT_CURRENT = ['password-wrong', 'password-wanted'] as const;

/** A new password, proved by the one until now or by a code from an e-mail. */
export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation();
  const { safety } = useAtomValue(servicesAtom).auth;
  const sending = useCall();
  const saving = useCall();
  const words = useFieldError();
  const [sent, setSent] = useState(false);
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(sent ? byCode : byPassword),
    defaultValues: { current: '', code: '', password: '' },
  });
  const fresh = useWatch({ control, name: 'password' });
  const askForCode = () => {
    saving.forget();
    void sending.run(
      () => safety.sendProof(),
      () => setSent(true),
    );
  };
  const submit = handleSubmit(({ current, code, password: next }) => {
    sending.forget();
    return saving.run(
      () =>
        safety.changePassword({
          next,
          ...(current === '' ? {} : { current }),
          ...(sent ? { code } : {}),
        }),
      onDone,
    );
  });
  // What the server says of the password until now stands under its field, as what the form says does.
  const refused = ABOUT_CURRENT.find((code) => code === saving.failure?.code);
  const ofCurrent = refused === undefined ? null : t(($) => $.account.errors[refused]);
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <UsernameField email={email} />
      <PasswordField
        label={t(($) => $.account.currentPassword)}
        field={register('current')}
        error={words(formState.errors.current) ?? ofCurrent}
      />
      {sent && (
        <TextField
          label={t(($) => $.account.code.label)}
          hint={t(($) => $.safety.codeSent)}
          inputMode="numeric"
          autoComplete="one-time-code"
          field={register('code')}
          error={words(formState.errors.code)}
        />
      )}
      <Button look="link" busy={sending.busy} onClick={askForCode}>
        {t(($) => (sent ? $.account.code.resend : $.safety.sendCode))}
      </Button>
      <PasswordField field={register('password')} error={words(formState.errors.password)} fresh={fresh} />
      <FailureNote failure={refused === undefined ? (saving.failure ?? sending.failure) : null} />
      <Button look="primary" type="submit" busy={saving.busy}>
        {t(($) => $.account.replace.submit)}
      </Button>
    </Form>
  );
}

export interface OthersEnded extends Saying {
  /** Called where the other devices were signed out. */
  readonly onOthersEnded: () => void;
}

/** With what one signs in: both can be changed by whoever proves that the account is theirs, which ends other sign-ins. */
export function SafetyCard({ said, say, onOthersEnded }: OthersEnded) {
  const { t } = useTranslation();
  const session = useAtomValue(sessionAtom);
  const refresh = useSetAtom(refreshAccountAtom);
  const [open, setOpen] = useState<'nothing' | 'address' | 'password'>('nothing');
  if (session.kind !== 'user') return null;
  const email = session.user.email ?? '';
  const show = (form: 'address' | 'password') => {
    say(null);
    setOpen(open === form ? 'nothing' : form);
  };
  const finish = (form: 'address' | 'password') => {
    setOpen('nothing');
    say(form);
    onOthersEnded();
    // The server has changed the address in the profile, too; with the old one the profile could not be saved.
    if (form === 'address') void refresh();
  };
  return (
    <Card icon={<KeyRound size={24} aria-hidden />} title={t(($) => $.safety.title)}>
      <p>
        <WithAddress words={t(($) => $.safety.address, { email })} email={email} />
      </p>
      <div className={styles.actions}>
        <Button look="row" icon={<Mail size={18} aria-hidden />} onClick={() => show('address')}>
          {t(($) => $.safety.changeAddress)}
        </Button>
        {open === 'address' && <AddressForm email={email} onDone={() => finish('address')} />}
        <Button look="row" icon={<KeyRound size={18} aria-hidden />} onClick={() => show('password')}>
          {t(($) => $.safety.changePassword)}
        </Button>
        {open === 'password' && <PasswordForm email={email} onDone={() => finish('password')} />}
      </div>
      <DoneLine>
        {said === 'address'
          ? t(($) => $.safety.addressChanged)
          : said === 'password'
            ? t(($) => $.safety.passwordChanged)
            : null}
      </DoneLine>
    </Card>
  );
}
