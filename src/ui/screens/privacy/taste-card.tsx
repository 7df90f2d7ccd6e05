import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Laugh } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { favourites } from '#domain/facts/taste.ts';
import { syncsAtom } from '#state/cloud-atoms.ts';
import { forgetWaitingAtom, givesAtom } from '#state/giving-atoms.ts';
import { forgetTasteAtom, knownThingsAtom, learnsAtom, tasteAtom } from '#state/taste-atoms.ts';
import { Card } from '#ui/components/card.tsx';
import { ConfirmButton } from '#ui/components/confirm-button.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';

/** One answer a week for the counts, off at first; where there is an account that can give it, and something to give. */
function Giving() {
  const { t } = useTranslation();
  const [gives, setGives] = useAtom(givesAtom);
  return (
    <>
      <SwitchRow label={t(($) => $.taste.gives)} checked={gives} onChange={setGives} />
      <p>{t(($) => $.taste.givesHow)}</p>
    </>
  );
}

/** What this phone has learned about what makes its person laugh, with a switch and a way to forget it. */
export function TasteCard() {
  const { t } = useTranslation();
  const [learns, setLearns] = useAtom(learnsAtom);
  const known = useAtomValue(knownThingsAtom);
  const { laughed, notMine } = favourites(useAtomValue(tasteAtom) ?? {});
  const forget = useSetAtom(forgetTasteAtom);
  const forgetWaiting = useSetAtom(forgetWaitingAtom);
  const account = useAtomValue(syncsAtom);
  const gives = useAtomValue(givesAtom);
  const words: Readonly<Record<string, string>> = t(($) => $.taste.topics, { returnObjects: true });
  const named = (topics: readonly string[]) =>
    topics
      .flatMap((topic) => words[topic] ?? [])
      .slice(0, 3)
      .join(t(($) => $.told.and));
  const lines = [
    ...(named(laughed) === '' ? [] : [t(($) => $.taste.likes, { things: named(laughed) })]),
    ...(named(notMine) === '' ? [] : [t(($) => $.taste.dislikes, { things: named(notMine) })]),
  ];
  const soFar = known === 0 ? t(($) => $.taste.nothing) : lines.join(' ') || t(($) => $.taste.unsure);
  return (
    <Card icon={<Laugh size={24} aria-hidden />} title={t(($) => $.taste.title)}>
      <p>{t(($) => $.taste.lead)}</p>
      {!gives && <p>{t(($) => $.taste.stays)}</p>}
      <SwitchRow label={t(($) => $.taste.learns)} checked={learns} onChange={setLearns} />
      {learns && <p data-taste>{soFar}</p>}
      {known > 0 && (
        <ConfirmButton
          question={t(($) => $.taste.confirm)}
          yes={t(($) => $.taste.yes)}
          no={t(($) => $.taste.no)}
          onConfirm={() => {
            forget();
            forgetWaiting();
          }}
        >
          {t(($) => $.taste.forget)}
        </ConfirmButton>
      )}
      {account && learns && <Giving />}
    </Card>
  );
}
