import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { followHistoryAtom, refreshAccountAtom, tellLanguageAtom } from '#state/cloud-atoms.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';

/** Keeps profile, plan and history in step with the server while somebody is signed in. */
export function CloudEffects() {
  const ownerId = useAtomValue(ownerIdAtom);
  const language = useAtomValue(languageAtom);
  const refresh = useSetAtom(refreshAccountAtom);
  const follow = useSetAtom(followHistoryAtom);
  const tellLanguage = useSetAtom(tellLanguageAtom);
  const told = useRef(language);

  useEffect(() => {
    if (ownerId === null) return undefined;
    const again = () => void refresh();
    again();
    const stop = follow();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      stop();
    };
  }, [ownerId, refresh, follow]);

  useEffect(() => {
    if (told.current === language) return;
    told.current = language;
    void tellLanguage();
  }, [language, tellLanguage]);

  return null;
}
