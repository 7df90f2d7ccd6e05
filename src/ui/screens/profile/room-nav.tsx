import { CircleUserRound, ShieldCheck, SlidersHorizontal, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './room-nav.module.css';

/** The four rooms of the profile, each with its address. */
export const ROOMS = [
  { key: 'you', to: '/profile', Icon: UserRound },
  { key: 'settings', to: '/profile/settings', Icon: SlidersHorizontal },
  { key: 'data', to: '/profile/data', Icon: ShieldCheck },
  { key: 'account', to: '/profile/account', Icon: CircleUserRound },
] as const;

export type RoomKey = (typeof ROOMS)[number]['key'];

/** The room that an address shows; the first one for every address that names none. */
export function roomAt(path: string): RoomKey {
  const tidied = path.replace(/\/+$/, '');
  return ROOMS.find(({ to }) => to === tidied)?.key ?? 'you';
}

/** From each room to the others with one tap. */
export function RoomNav({ room }: { room: RoomKey }) {
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
