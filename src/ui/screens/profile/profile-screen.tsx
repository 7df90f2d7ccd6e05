import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Page } from '#ui/components/page.tsx';
import { roomAt, RoomNav, type RoomKey } from './room-nav.tsx';
import { AccountRoom, DataRoom, SettingsRoom, YouRoom } from './rooms.tsx';

const CONTENT: Readonly<Record<RoomKey, ComponentType>> = {
  you: YouRoom,
  settings: SettingsRoom,
  data: DataRoom,
  account: AccountRoom,
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
