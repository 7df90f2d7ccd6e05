import type { Lang } from '#functions/vocabulary.ts';
import type { TFunction } from 'i18next';
import { joinSentences } from '#i18n/format.ts';
import type { OnlyHere } from '#state/cloud-atoms.ts';

/** What a sign-out would take, and whether it shall: what may still reach the account, and what never will. */
export function signOutQuestion(
  t: TFunction,
  { waiting, refused, profile }: OnlyHere,
  language: Lang,
): string {
  const roasts = profile
    ? t(($) => $.sync.signOut.both, { count: waiting })
    : t(($) => $.sync.signOut.roasts, { count: waiting });
  const changes = profile ? t(($) => $.sync.signOut.profile) : '';
  const sentences = [
    waiting > 0 ? roasts : changes,
    refused > 0 ? t(($) => $.sync.signOut.refused, { count: refused }) : '',
    t(($) => $.sync.signOut.ask),
  ];
  return joinSentences(
    sentences.filter((sentence) => sentence !== ''),
    language,
  );
}
