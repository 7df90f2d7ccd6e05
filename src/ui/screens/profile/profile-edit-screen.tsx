import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue, useSetAtom } from 'jotai';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { countGraphemes } from '#domain/account/clean-text.ts';
import { BIO_MAX, NAME_MAX } from '#domain/account/limits.ts';
import { syncsAtom } from '#state/cloud-atoms.ts';
import { localDay } from '#state/local-day.ts';
import { localOnlyFieldsAtom } from '#state/onboarding-atoms.ts';
import { profileAtom, saveProfileAtom } from '#state/profile-atoms.ts';
import { PROFILE_ERRORS, profileFormSchema } from '#state/profile-form.ts';
import type { Profile, ProfileFields } from '#state/profile.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { KeptHereCard } from '#ui/components/account/answers-to-keep.tsx';
import { BackLink } from '#ui/components/back-link.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { FieldError, TextField } from '#ui/components/fields.tsx';
import { DoneLine, FailureLine } from '#ui/components/outcome-line.tsx';
import { Page } from '#ui/components/page.tsx';
import { SyncStatus } from '#ui/components/sync-status.tsx';
import { GuestCard } from './offer-cards.tsx';
import { PictureField } from './profile-picture.tsx';
import styles from './profile-edit-screen.module.css';

/** Name, e-mail, birth date, bio and picture; what is wrong stands under its field. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const services = useAtomValue(servicesAtom);
  const save = useSetAtom(saveProfileAtom);
  const syncs = useAtomValue(syncsAtom);
  const goesUp = !useAtomValue(localOnlyFieldsAtom).includes('birthDate') && syncs;
  const session = useAtomValue(sessionAtom);
  const [last, setLast] = useState<'nothing' | 'saved' | 'wrong'>('nothing');
  const today = localDay(services.now());
  const { name, email, birthDate, bio } = profile;
  const form = useForm<ProfileFields>({
    resolver: zodResolver(
      profileFormSchema(today, syncs && session.kind === 'user' ? session.user.email : null),
    ),
    defaultValues: { name, email, birthDate, bio },
    mode: 'onTouched',
  });
  const { errors, isDirty } = form.formState;
  // Of what has been changed since, nothing is saved.
  const saved = last === 'saved' && !isDirty;
  const written = useWatch({ control: form.control, name: 'bio' });
  const wordsFor = (message: string | undefined) => {
    const code = PROFILE_ERRORS.find((one) => one === message);
    return code === undefined
      ? null
      : t(($) => $.profile.form.errors[code], { nameMax: NAME_MAX, bioMax: BIO_MAX });
  };
  const onValid = (fields: ProfileFields) => {
    save(fields);
    form.reset(fields);
    setLast('saved');
  };
  const onInvalid = () => setLast('wrong');
  const optional = t(($) => $.profile.form.optional);
  return (
    <Card title={t(($) => $.profile.form.about)}>
      <PictureField />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit(onValid, onInvalid)(event)}
      >
        <TextField
          label={t(($) => $.profile.form.name)}
          autoComplete="nickname"
          error={wordsFor(errors.name?.message)}
          field={form.register('name')}
        />
        <TextField
          label={t(($) => $.account.keep.fields.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
          optional={optional}
          hint={t(($) => $.profile.form.emailHint)}
          error={wordsFor(errors.email?.message)}
          field={form.register('email')}
        />
        <TextField
          label={t(($) => $.profile.form.birthDate)}
          type="date"
          autoComplete="bday"
          optional={optional}
          hint={t(($) => (goesUp ? $.sync.profile.birthDate : $.profile.form.birthDateHint))}
          error={wordsFor(errors.birthDate?.message)}
          field={{ ...form.register('birthDate'), max: today }}
        />
        <BioField
          label={t(($) => $.profile.form.bio)}
          optional={optional}
          hint={t(($) => $.profile.form.bioHint, { count: countGraphemes(written), max: BIO_MAX })}
          error={wordsFor(errors.bio?.message)}
          field={form.register('bio')}
        />
        <Button look="primary" type="submit">
          {t(($) => $.profile.form.save)}
        </Button>
        <DoneLine>{saved ? t(($) => (syncs ? $.sync.profile.saved : $.profile.form.saved)) : null}</DoneLine>
        {last === 'wrong' && <FailureLine>{t(($) => $.profile.form.fix)}</FailureLine>}
        {syncs && saved && <SyncStatus />}
      </form>
    </Card>
  );
}

interface BioFieldProps {
  readonly label: string;
  readonly optional: string;
  readonly hint: string;
  readonly error: string | null;
  readonly field: UseFormRegisterReturn;
}

/** A few lines about the person, with the room that is left. */
function BioField({ label, optional, hint, error, field }: BioFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label} <span className={styles.optional}>{optional}</span>
      </label>
      <textarea
        id={id}
        className={styles.bio}
        rows={3}
        aria-invalid={error !== null || undefined}
        aria-describedby={`${id}hint ${id}error`}
        {...field}
      />
      <p id={`${id}hint`} className={styles.soft}>
        {hint}
      </p>
      <FieldError id={`${id}error`}>{error}</FieldError>
    </div>
  );
}

/** The profile form, which is saved; a guest has none, and learns where the switches are. */
export function ProfileEditScreen() {
  const { t } = useTranslation();
  const profile = useAtomValue(profileAtom);
  return (
    <Page
      width="text"
      title={t(($) => $.profile.form.title)}
      lead={t(($) => (profile === null ? $.profile.form.guest : $.profile.form.seen))}
      back={<BackLink to="/profile">{t(($) => $.profile.form.back)}</BackLink>}
    >
      {profile === null ? (
        <>
          <GuestCard />
          <ButtonLink look="row" to="/profile/settings" icon={<SlidersHorizontal size={18} aria-hidden />}>
            {t(($) => $.profile.titles.settings)}
          </ButtonLink>
        </>
      ) : (
        <>
          <ProfileForm key={profile.ownerId} profile={profile} />
          <KeptHereCard />
        </>
      )}
    </Page>
  );
}
