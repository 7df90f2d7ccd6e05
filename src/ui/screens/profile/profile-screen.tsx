import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import {
  CircleUserRound,
  FileText,
  Gauge,
  RotateCcw,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { GENDERS, INTERESTS } from '#functions/vocabulary.ts';
import {
  chooseInterestAtom,
  onboardingAtom,
  personalizationAtom,
  resetOnboardingAtom,
} from '#state/onboarding-atoms.ts';
import { profileAtom } from '#state/profile-atoms.ts';
import { hasAccountsAtom, sessionAtom } from '#state/session-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { AboutFields, AnswersStay, NameField } from '#ui/components/about-fields.tsx';
import { CodeToEnter } from '#ui/components/account/way-in.tsx';
import { OwnData } from '#ui/components/account/own-data.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { ConfirmButton } from '#ui/components/confirm-button.tsx';
import { EngineCosts, useEngineCosts } from '#ui/components/engine-costs.tsx';
import { Page } from '#ui/components/page.tsx';
import { Segmented } from '#ui/components/segmented.tsx';
import { DeviceStores } from '#ui/components/stores/device-stores.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';
import { cx } from '#ui/cx.ts';
import { AccountCard } from './account-card.tsx';
import { BrowserModelCard } from './browser-model-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { GuestCard, InstallCard, SoonCard } from './offer-cards.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { ContactCard, PreferencesCard, ThumbnailsCard } from './preference-cards.tsx';
import { ProfileHeader, StatsCard } from './profile-header.tsx';
import { type AccountAction, SafetyCard } from './safety-card.tsx';
import { SecondStepCard } from './second-step-card.tsx';
import { WaysInCard } from './ways-in-card.tsx';
import styles from './profile-screen.module.css';

/** Through the introduction once more; its answers are cleared. */
export function StartAgainCard() {
  const { t } = useTranslation();
  const hasHistory = useAtomValue(sessionAtom).kind === 'user';
  const reset = useSetAtom(resetOnboardingAtom);
  const navigate = useNavigate();
  const startAgain = () => {
    reset();
    void navigate('/');
  };
  return (
    <Card title={t(($) => $.profile.again.title)}>
      <p>{t(($) => (hasHistory ? $.profile.again.hint : $.profile.again.hintGuest))}</p>
      <ConfirmButton
        look="row"
        icon={<RotateCcw size={18} aria-hidden />}
        question={t(($) => $.profile.again.confirm)}
        yes={t(($) => $.profile.again.yes)}
        no={t(($) => $.profile.account.cancel)}
        onConfirm={startAgain}
      >
        {t(($) => $.profile.again.action)}
      </ConfirmButton>
    </Card>
  );
}

/** Switches to the light engine: what it saves, and what it leaves out. */
function EngineCard() {
  const { t } = useTranslation();
  const [{ lite }, change] = useAtom(settingsAtom);
  const costs = useEngineCosts();
  return (
    <Card icon={<Gauge size={24} aria-hidden />} title={t(($) => $.engine.title)}>
      <SwitchRow
        label={t(($) => $.engine.lite)}
        hint={t(($) => $.engine.liteHint)}
        checked={lite}
        onChange={(on) => change({ lite: on })}
      />
      <EngineCosts costs={costs} />
    </Card>
  );
}

/** What the first run and the first result asked, to be given and changed. With a profile, the name stands in its form. */
function AboutCard() {
  const { t } = useTranslation();
  const { interest } = useAtomValue(onboardingAtom);
  const choose = useSetAtom(chooseInterestAtom);
  const [{ gender }, change] = useAtom(personalizationAtom);
  const hasProfile = useAtomValue(profileAtom) !== null;
  return (
    <Card title={t(($) => $.about.settings)}>
      <Segmented
        look="chips"
        legend={t(($) => $.about.interest)}
        note={t(($) => $.about.interestNote)}
        options={INTERESTS.map((value) => ({
          value,
          label: t(($) => $.onboarding.options.interest[value]),
        }))}
        value={interest}
        onChange={choose}
      />
      <AboutFields />
      {!hasProfile && <NameField />}
      <Segmented
        look="chips"
        legend={t(($) => $.about.gender)}
        options={GENDERS.map((value) => ({ value, label: t(($) => $.onboarding.options.gender[value]) }))}
        value={gender}
        onChange={(value) => change({ gender: value })}
      />
      <AnswersStay />
    </Card>
  );
}

/** Who one is and the numbers; a guest learns what an account adds and how to sign in. */
function YouTab() {
  const { t } = useTranslation();
  const { kind } = useAtomValue(sessionAtom);
  return (
    <>
      {kind === 'user' ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ProfileHeader />
          </div>
          <div className={styles.column}>
            <StatsCard />
            <SoonCard />
          </div>
        </div>
      ) : (
        <>
          <CodeToEnter />
          <div className={cx(styles.columns, styles.guest)}>
            <ProfileHeader />
            <GuestCard />
            <SoonCard />
          </div>
        </>
      )}
      <footer className={styles.foot}>
        <Link className={styles.about} to="/licences">
          {t(($) => $.licences.title)}
        </Link>
        <p className={styles.version}>
          {t(($) => $.profile.version, { version: import.meta.env.APP_VERSION })}
        </p>
      </footer>
    </>
  );
}

/** Every switch; each choice holds at once. */
function SettingsTab() {
  const hasProfile = useAtomValue(profileAtom) !== null;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <PreferencesCard />
        <AboutCard />
        <NotificationsCard />
      </div>
      <div className={styles.column}>
        {hasProfile && <ContactCard />}
        <EngineCard />
        <BrowserModelCard />
        <InstallCard />
        <StartAgainCard />
      </div>
    </div>
  );
}

/** What is kept of a person: to read, to take along, to delete. */
function DataTab() {
  const { t } = useTranslation();
  const hasProfile = useAtomValue(profileAtom) !== null;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card title={t(($) => $.privacyPage.title)}>
          <p>{t(($) => $.privacyPage.lead)}</p>
          <ButtonLink look="row" to="/privacy" icon={<FileText size={18} aria-hidden />}>
            {t(($) => $.privacyPage.all)}
          </ButtonLink>
        </Card>
        <OwnData />
        {hasProfile && <ThumbnailsCard />}
      </div>
      <div className={styles.column}>
        <DeviceStores />
      </div>
    </div>
  );
}

/** How one signs in, where, and the ways out; for a guest the ways in. */
export function AccountTab() {
  const { kind } = useAtomValue(sessionAtom);
  const hasAccount = useAtomValue(hasAccountsAtom) && kind === 'user';
  /** How often: after each the list of devices is another one. */
  const [othersEnded, setOthersEnded] = useState(0);
  const [said, say] = useState<AccountAction>(null);
  const saying = { said, say };
  const acting = { ...saying, onOthersEnded: () => setOthersEnded((before) => before + 1) };
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {kind !== 'user' && <GuestCard />}
        {hasAccount && <SafetyCard {...acting} />}
        {hasAccount && <PasskeysCard {...saying} />}
        {hasAccount && <SecondStepCard {...acting} />}
      </div>
      <div className={styles.column}>
        {hasAccount && <WaysInCard {...saying} />}
        {hasAccount && <DevicesCard key={othersEnded} {...saying} />}
        {/* Stays in its place through a sign-out: it still has to say where that failed. */}
        <AccountCard {...acting} />
      </div>
    </div>
  );
}

/** The four rooms of the profile, each with its address. */
const ROOMS = [
  { key: 'you', to: '/profile', Icon: UserRound },
  { key: 'settings', to: '/profile/settings', Icon: SlidersHorizontal },
  { key: 'data', to: '/profile/data', Icon: ShieldCheck },
  { key: 'account', to: '/profile/account', Icon: CircleUserRound },
] as const;

type RoomKey = (typeof ROOMS)[number]['key'];

/** The room that an address shows; the first one for every address that names none. */
function roomAt(path: string): RoomKey {
  const tidied = path.replace(/\/+$/, '');
  return ROOMS.find(({ to }) => to === tidied)?.key ?? 'you';
}

/** From each room to the others with one tap. */
function RoomNav({ room }: { room: RoomKey }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t(($) => $.profile.rooms.label)}>
      <ul className={styles.rooms}>
        {ROOMS.map(({ key, to, Icon }) => (
          <li key={key}>
            <Link to={to} className={styles.link} aria-current={key === room ? 'page' : undefined}>
              <Icon size={20} aria-hidden />
              {t(($) => $.profile.rooms[key])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const CONTENT: Readonly<Record<RoomKey, ComponentType>> = {
  you: YouTab,
  settings: SettingsTab,
  data: DataTab,
  account: AccountTab,
};

/** The profile in four rooms; the address says which. */
export function ProfileScreen() {
  const { t } = useTranslation();
  const room = roomAt(useLocation().pathname);
  const Room = CONTENT[room];
  return (
    <Page title={t(($) => $.profile.titles[room])}>
      <RoomNav room={room} />
      <Room key={room} />
    </Page>
  );
}
