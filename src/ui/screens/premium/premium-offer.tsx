import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { FREE_HISTORY_DAYS } from '#domain/history/access.ts';
import { CLAIMS } from '#domain/limits/premium.ts';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { formatInteger } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { BackLink } from '#ui/components/back-link.tsx';
import { Card } from '#ui/components/card.tsx';
import { Page } from '#ui/components/page.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';
import { PlanTable, PriceCards } from './plans.tsx';
import styles from './premium-screen.module.css';

/** What premium promises, which is what it does (decisions/plans). Keys of `premium.items`. */
export const PREMIUM_PERKS = ['unlimited', 'history', 'single'] as const;

/** What premium will do and cost, with the rest of what is coming, and one switch for the day that something of it is there. */
export function PremiumOffer({ guest }: { guest: boolean }) {
  const { t } = useTranslation();
  return (
    <Page
      title={t(($) => $.premium.coming)}
      lead={t(($) => $.premium.comingLead)}
      back={<BackLink to="/profile" />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <TellCard />
          <Card title={t(($) => $.premium.title)}>
            <ul className={styles.perks}>
              {PREMIUM_PERKS.map((key) => (
                <li key={key}>
                  {t(($) => $.premium.items[key], { count: ROASTS_A_DAY.free, days: FREE_HISTORY_DAYS })}
                </li>
              ))}
            </ul>
            {guest && <p>{t(($) => $.premium.guest)}</p>}
          </Card>
          <PriceCards />
          <ComingCards />
          <Claims />
        </div>
        <PlanTable />
      </div>
      <p className={styles.privacy}>{t(($) => $.premium.privacy)}</p>
    </Page>
  );
}

const FEATURES = ['routine', 'adviser'] as const;

/** What is coming for everybody. */
export function ComingCards() {
  const { t } = useTranslation();
  return FEATURES.map((feature) => (
    <Card key={feature} title={t(($) => $.soon[feature].title)}>
      <p>{t(($) => $.soon[feature].body)}</p>
    </Card>
  ));
}

/** Nothing can be bought yet. */
function TellCard() {
  const { t } = useTranslation();
  return (
    <Card title={t(($) => $.premium.soon)}>
      <p>{t(($) => $.premium.later)}</p>
      <TellSwitch />
    </Card>
  );
}

/** Remembers the wish to hear of what opens. */
export function TellSwitch() {
  const { t } = useTranslation();
  const [{ tellPremium }, change] = useAtom(settingsAtom);
  return (
    <SwitchRow
      label={t(($) => $.premium.tell)}
      hint={t(($) => $.premium.tellHint)}
      checked={tellPremium}
      onChange={(tell) => change({ tellPremium: tell })}
    />
  );
}

/** What a deployer may claim once it is true; nothing at all while nothing is set. */
function Claims() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { users, guaranteeDays, testimonials } = CLAIMS;
  return (
    <>
      {users !== null && <p>{t(($) => $.premium.claims.users, { shown: formatInteger(users, language) })}</p>}
      {guaranteeDays !== null && <p>{t(($) => $.premium.claims.guarantee, { days: guaranteeDays })}</p>}
      {testimonials.map(({ text, by }) => (
        <figure key={text}>
          <blockquote>{text}</blockquote>
          <figcaption>{by}</figcaption>
        </figure>
      ))}
    </>
  );
}
