import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import * as z from 'zod';
import { cleanLine } from '#domain/account/clean-text.ts';
import type { NewAuthenticator } from '#ports/auth.ts';
import { servicesAtom } from '#state/services.ts';
import { AuthenticatorCode } from '#ui/components/account/authenticator-code.tsx';
import { FailureNote, Form, useCall } from '#ui/components/account/form.tsx';
import { OwnerProof } from '#ui/components/account/owner-proof.tsx';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { DoneLine, FailureLine } from '#ui/components/outcome-line.tsx';
import styles from './add-authenticator.module.css';

interface AddAuthenticatorProps {
  /** Whether the account has none yet. */
  readonly isFirst: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A name first, then the picture to scan and a first code, after which it counts. */
export function AddAuthenticator({ isFirst, onDone, onCancel }: AddAuthenticatorProps) {
  const { t } = useTranslation();
  const { secondStep } = useAtomValue(servicesAtom).auth;
  const [made, setMade] = useState<NewAuthenticator | null>(null);
  /** The name of one that waits until its owner has said who they are. */
  const [waits, setWaits] = useState<string | null>(null);
  if (made === null) {
    return waits === null ? (
      <NameForm isFirst={isFirst} onMade={setMade} onWaits={setWaits} onCancel={onCancel} />
    ) : (
      <OwnerProof send={() => secondStep.begin(waits)} onDone={setMade} onCancel={onCancel} />
    );
  }
  return (
    <>
      <SecretToTake {...made} />
      <AuthenticatorCode
        label={t(($) => $.secondStep.first)}
        hint={t(($) => $.secondStep.firstHint)}
        submit={t(($) => (isFirst ? $.secondStep.turnOn : $.secondStep.addIt))}
        send={(code) => secondStep.confirm({ id: made.id, code })}
        onDone={onDone}
        onCancel={onCancel}
      />
    </>
  );
}

const NAME_MAX = 40;
const nameSchema = z.object({ name: z.string().transform((text) => cleanLine(text).trim()) });

interface NameFormProps extends Pick<AddAuthenticatorProps, 'isFirst' | 'onCancel'> {
  readonly onMade: (made: NewAuthenticator) => void;
  readonly onWaits: (name: string) => void;
}

function NameForm({ isFirst, onMade, onWaits, onCancel }: NameFormProps) {
  const { t } = useTranslation();
  const { secondStep } = useAtomValue(servicesAtom).auth;
  const { run, busy, failure } = useCall();
  const proposed = t(($) => (isFirst ? $.secondStep.nameFirst : $.secondStep.nameSpare));
  const { register, handleSubmit } = useForm({
    resolver: zodResolver(nameSchema),
    defaultValues: { name: proposed },
  });
  const submit = handleSubmit(({ name }) =>
    run(async () => {
      const outcome = await secondStep.begin(name || proposed);
      if (!outcome.ok && outcome.code === 'code-wanted') onWaits(name || proposed);
      return outcome;
    }, onMade),
  );
  const taken = failure?.code === 'name-taken' ? t(($) => $.account.errors['name-taken']) : null;
  return (
    <Form onSubmit={(event) => void submit(event)}>
      {isFirst && <p>{t(($) => $.secondStep.noRecovery)}</p>}
      <TextField
        label={t(($) => $.secondStep.name)}
        hint={t(($) => $.secondStep.nameHint)}
        autoComplete="off"
        maxLength={NAME_MAX}
        field={register('name')}
        error={taken}
      />
      <FailureNote failure={taken === null ? failure : null} />
      <div className={styles.buttons}>
        <Button look="primary" type="submit" busy={busy}>
          {t(($) => $.secondStep.continue)}
        </Button>
        <Button onClick={onCancel}>{t(($) => $.secondStep.cancel)}</Button>
      </div>
    </Form>
  );
}

/** The secret as a picture, as a link for an app on this device, and as text. */
function SecretToTake({ secret, uri }: Pick<NewAuthenticator, 'secret' | 'uri'>) {
  const { t } = useTranslation();
  const { sharing } = useAtomValue(servicesAtom);
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className={styles.secret}>
      <p>{t(($) => $.secondStep.scan)}</p>
      <QrCode text={uri} label={t(($) => $.secondStep.qr)} />
      <a className={styles.link} href={uri}>
        {t(($) => $.secondStep.here)}
      </a>
      <p>{t(($) => $.secondStep.secret)}</p>
      <code className={styles.key} translate="no" data-secret={secret}>
        {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </code>
      <Button
        look="row"
        icon={<Copy size={18} aria-hidden />}
        onClick={() => void sharing.copy(secret).then(setCopied)}
      >
        {t(($) => $.secondStep.copy)}
      </Button>
      <DoneLine>{copied === true ? t(($) => $.secondStep.copied) : null}</DoneLine>
      {copied === false && <FailureLine>{t(($) => $.secondStep.notCopied)}</FailureLine>}
    </div>
  );
}

/** Modules of light around the code, without which cameras do not find it (ISO 18004 wants four). */
const QUIET_ZONE = 4;

/** Drawn here, dark on light in every theme: the secret goes to no service that draws it. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className={styles.light} width={size} height={size} />
      <path className={styles.dark} d={dark} shapeRendering="crispEdges" />
    </svg>
  );
}
