/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { heldAtom } from '#state/held-result.ts';
import { GuestNotice } from '#ui/screens/history/history-notices.tsx';
import { CameraAside } from '#ui/screens/camera/camera-aside.tsx';
import { TAB_VERSION, tabResultOf } from '#state/tab-keep.ts';
import { keepWishAtom } from '#state/journey-atoms.ts';
import { RESULT, showResultAtom } from '#tests/unit/ui/support/result.ts';
import { show, textOf } from '#tests/unit/ui/support/show.tsx';

const HELD = { v: TAB_VERSION, since: 0, sent: [], result: tabResultOf(RESULT) } as const;
const holding = { prepare: (store) => store.set(heldAtom, HELD) } satisfies Parameters<typeof show>[1];
const WAITS = 'Your 78 ± 4 is waiting for you to sign in';

it('says of a result that a closed tab asked to keep that it waits, and promises nothing else beside it', () => {
  show(<GuestNotice />, holding);
  screen.getByRole('heading', { name: WAITS });
  expect(screen.queryByText(en.history.guest.body)).toBeNull();
  const notice = textOf(<GuestNotice />, { ...holding, lang: 'ja' });
  expect(notice).toContain('78点（±4点）');
  expect(notice).not.toContain(ja.history.guest.body);
});

it('says it in the tab that asked, too', () => {
  const notice = textOf(<GuestNotice />, {
    prepare: (store) => {
      store.set(showResultAtom);
      store.set(keepWishAtom, true);
    },
  });
  expect(notice).toContain(WAITS);
  expect(notice).not.toContain(en.history.guest.body);
});

it('promises that nothing stays where nothing is held, or where its hour is over', () => {
  expect(textOf(<GuestNotice />)).toContain(en.history.guest.body);
  const over = { ...HELD, result: null };
  const notice = textOf(<GuestNotice />, { prepare: (store) => store.set(heldAtom, over) });
  expect(notice).toContain(en.history.guest.body);
});

it('leads from the camera to the sign-in that it waits for', () => {
  show(<CameraAside left={2} onSample={null} />, holding);
  expect(screen.getByRole('link', { name: WAITS }).getAttribute('href')).toBe('/login');
});
