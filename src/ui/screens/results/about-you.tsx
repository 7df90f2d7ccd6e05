import { useAtomValue, useSetAtom } from 'jotai';
import { Crown, SlidersHorizontal, UserRoundPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { keepWishAtom } from '#state/journey-atoms.ts';
import { askWithAtom, isAskedWithAtom, stopAskingAtom } from '#state/onboarding-atoms.ts';
import { hasAccountsAtom, sessionAtom } from '#state/session-atoms.ts';
import { AboutFields, AnswersStay, NameField } from '#ui/components/about-fields.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Fold, FoldList } from '#ui/components/fold.tsx';
import styles from './about-you.module.css';

/** Behind one line of a result, until it is answered or closed: what would make the next fit better, and what else there is. */
export function AboutYou({ result }: { readonly result: string }) {
  const { t } = useTranslation();
  const asked = useAtomValue(isAskedWithAtom)(result);
  const askWith = useSetAtom(askWithAtom);
  const stopAsking = useSetAtom(stopAskingAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const wish = useSetAtom(keepWishAtom);
  const isGuest = useAtomValue(sessionAtom).kind !== 'user';
  useEffect(() => {
    if (asked) askWith(result);
  }, [asked, askWith, result]);
  if (!asked) return null;
  return (
    <FoldList>
      <Fold
        name="about"
        level={2}
        icon={<SlidersHorizontal size={22} aria-hidden />}
        title={t(($) => $.about.title)}
      >
        <div className={styles.fields}>
          <p>
            {t(($) => $.about.lead)} <span className={styles.note}>{t(($) => $.about.note)}</span>
          </p>
          <AboutFields />
          <NameField />
          <AnswersStay />
          <Button wide onClick={stopAsking}>
            {t(($) => $.about.done)}
          </Button>
          {hasAccounts && (
            <div>
              {isGuest && (
                <ButtonLink
                  look="row"
                  to="/signup"
                  icon={<UserRoundPlus size={18} aria-hidden />}
                  onClick={() => wish(true)}
                >
                  {t(($) => $.about.account)}
                </ButtonLink>
              )}
              <ButtonLink look="row" to="/premium" icon={<Crown size={18} aria-hidden />}>
                {t(($) => $.about.premium)}
              </ButtonLink>
            </div>
          )}
        </div>
      </Fold>
    </FoldList>
  );
}
