import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { syncsAtom } from '#state/cloud-atoms.ts';
import { localDay } from '#state/local-day.ts';
import { BIO_MAX, type Profile, type ProfileFields } from '#state/profile.ts';
import { saveProfileAtom } from '#state/profile-atoms.ts';
import { PROFILE_ERRORS, profileFormSchema } from '#state/profile-form.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { SyncStatus } from '#ui/components/sync-status.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { BioField } from './bio-field.tsx';
import { PictureField } from './picture-field.tsx';
import styles from './profile-form.module.css';

/** Name, e-mail, birth date, bio and picture; what is wrong stands under its field. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const services = useAtomValue(servicesAtom);
  const save = useSetAtom(saveProfileAtom);
  const syncs = useAtomValue(syncsAtom);
  const session = useAtomValue(sessionAtom);
  const [said, setSaid] = useState('');
  const today = localDay(services.now());
  const { name, email, birthDate, bio } = profile;
  const form = useForm<ProfileFields>({
    resolver: zodResolver(
      profileFormSchema(today, syncs && session.kind === 'user' ? session.user.email : null),
    ),
    defaultValues: { name, email, birthDate, bio },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const written = useWatch({ control: form.control, name: 'bio' });
  const wordsFor = (message: string | undefined) => {
    const code = PROFILE_ERRORS.find((one) => one === message);
    return code === undefined ? null : t(($) => $.profile.form.errors[code]);
  };
  const onValid = (fields: ProfileFields) => {
    save(fields);
    form.reset(fields);
    setSaid(syncs ? t(($) => $.sync.profile.saved) : t(($) => $.profile.form.saved));
  };
  const onInvalid = () => setSaid(t(($) => $.profile.form.fix));
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
          label={t(($) => $.profile.form.email)}
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
          hint={syncs ? t(($) => $.sync.profile.birthDate) : t(($) => $.profile.form.birthDateHint)}
          error={wordsFor(errors.birthDate?.message)}
          field={{ ...form.register('birthDate'), max: today }}
        />
        <BioField
          label={t(($) => $.profile.form.bio)}
          optional={optional}
          hint={t(($) => $.profile.form.bioHint, { count: written.length, max: BIO_MAX })}
          error={wordsFor(errors.bio?.message)}
          field={form.register('bio')}
        />
        <Button look="primary" type="submit">
          {t(($) => $.profile.form.save)}
        </Button>
        <output>{said}</output>
        {syncs && said !== '' && form.formState.isSubmitSuccessful && <SyncStatus />}
      </form>
    </Card>
  );
}
