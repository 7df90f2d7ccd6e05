import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrength, STRENGTHS } from '#domain/account/password.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/fields.tsx';
import styles from './password-field.module.css';

/**
 * Whose password a form asks for, for password managers: without it they keep a new one under no name, or under another's.
 * Not seen, not read, and not sent anywhere.
 */
export function UsernameField({ email }: { email: string | null }) {
  if (email === null) return null;
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}

interface PasswordFieldProps {
  readonly field: NonNullable<ComponentProps<typeof TextField>['field']>;
  readonly error: string | null;
  /** Where an old and a new one are asked for: which this is. */
  readonly label?: string;
  /** The text so far, where its strength is to be shown; a password that exists already has none. */
  readonly fresh?: string;
}

/** A password that can be looked at, and, when it is new, told how strong it is. */
export function PasswordField({ field, error, label, fresh }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      label={label ?? t(($) => (fresh === undefined ? $.account.password : $.account.newPassword))}
      type={shown ? 'text' : 'password'}
      autoComplete={fresh === undefined ? 'current-password' : 'new-password'}
      field={field}
      error={error}
      hint={fresh === undefined ? undefined : <StrengthMeter password={fresh} />}
      action={
        <Button
          look="round"
          label={t(($) => (shown ? $.account.hidePassword : $.account.showPassword))}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </Button>
      }
    />
  );
}

function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation();
  if (password === '') return <>{t(($) => $.account.passwordHint)}</>;
  const strength = passwordStrength(password);
  const reached = STRENGTHS.indexOf(strength);
  return (
    <div className={styles.meter} data-strength={strength}>
      <span className={styles.bars} aria-hidden>
        {STRENGTHS.map((step, i) => (
          <span key={step} className={styles.bar} data-on={i <= reached} />
        ))}
      </span>
      <output>{t(($) => $.account.strength[strength])}</output>
    </div>
  );
}
