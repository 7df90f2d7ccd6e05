import { Rotate3d } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FaceShapeName } from '#functions/vocabulary.ts';
import type { ProfileNote } from '#state/capture/profile-note.ts';
import { Card } from '#ui/components/card.tsx';
import lists from '#ui/components/lists.module.css';

/** What the second angle adds, in words: never a score. */
export function ProfileCard({ profile }: { profile: ProfileNote }) {
  const { t } = useTranslation();
  return (
    <Card icon={<Rotate3d size={24} aria-hidden />} title={t(($) => $.result.profile.title)}>
      <ProfileText profile={profile} />
      <p className={lists.note}>{t(($) => $.result.profile.note)}</p>
    </Card>
  );
}

function ProfileText({ profile }: { profile: ProfileNote }) {
  const { t } = useTranslation();
  switch (profile.kind) {
    case 'not-turned':
      return <p>{t(($) => $.result.profile['not-turned'])}</p>;
    case 'unreadable': {
      const reason = t(($) => $.errors.codes[profile.code].body);
      return <p>{t(($) => $.result.profile.unreadable, { reason })}</p>;
    }
    case 'read': {
      return (
        <ul className={lists.bullets}>
          <li>
            <span>{t(($) => $.result.profile.turn, { degrees: profile.turnDeg })}</span>
          </li>
          {profile.shape !== null && (
            <li>
              <ShapeVerdict shape={profile.shape} agrees={profile.agrees} />
            </li>
          )}
          <li>
            <span>{t(($) => $.result.profile.light[profile.light])}</span>
          </li>
        </ul>
      );
    }
  }
}

function ShapeVerdict({ shape: name, agrees }: { readonly shape: FaceShapeName; readonly agrees: boolean }) {
  const { t } = useTranslation();
  const shape = t(($) => $.result.shape.names[name]);
  return (
    <span>
      {agrees ? t(($) => $.result.profile.agrees, { shape }) : t(($) => $.result.profile.differs, { shape })}
    </span>
  );
}
