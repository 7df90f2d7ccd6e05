import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { codeSchema, emailSchema } from '#state/account-forms.ts';
import type { AuthOutcome } from '#ports/auth.ts';
import { servicesAtom } from '#state/services.ts';
import { FailureNote } from '#ui/components/account/failure-note.tsx';
import { Form } from '#ui/components/account/form.tsx';
import { useCall } from '#ui/components/account/use-call.ts';
import { useFieldError } from '#ui/components/account/use-field-error.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { WithAddress } from '#ui/components/with-address.tsx';

interface AddressFormProps {
  /** The address until now. */
  readonly email: string;
  readonly onDone: () => void;
}

/** Another address to sign in with: first the address, then a code from the old one and one from the new. */
export function AddressForm({ email, onDone }: AddressFormProps) {
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
