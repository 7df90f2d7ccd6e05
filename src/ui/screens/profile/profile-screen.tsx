import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link } from 'react-router-dom';
import { Page } from '#ui/components/page.tsx';
import { AccountTab, DataTab, SettingsTab, YouTab } from './profile-tabs.tsx';
import { CircleUserRound, ShieldCheck, SlidersHorizontal, UserRound } from 'lucide-react';
import styles from './room-nav.module.css';

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
