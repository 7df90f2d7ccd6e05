import { useAtomValue } from 'jotai';
import { Cloud } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FACT_NAMES } from '#domain/facts/fact-names.ts';
import { ROW_TOPICS } from '#domain/history/account-row.ts';
import { entryPlaceAtom } from '#state/cloud-atoms.ts';
import { resultAtom, sentForJokesAtom } from '#state/journey-atoms.ts';
import { CLOUD_STORES } from '#state/privacy/stores.ts';
import { fieldOf, PROFILE_FRAME, PROFILE_KEYS } from '#state/profile-fields.ts';
import { servicesAtom } from '#state/services.ts';
import { DeletionReport, OwnData } from '#ui/components/account/own-data.tsx';
import { BackLink } from '#ui/components/back-link.tsx';
import { Card, CheckList } from '#ui/components/card.tsx';
import { LanguageSwitch } from '#ui/components/language-switch.tsx';
import { Page } from '#ui/components/page.tsx';
import { PrivacyNote } from '#ui/components/privacy-note.tsx';
import { DeviceStores } from '#ui/components/stores/device-stores.tsx';
import stores from '#ui/components/stores/device-stores.module.css';
import storeRows from '#ui/components/stores/store-rows.module.css';
import { TasteCard } from './taste-card.tsx';
import styles from './privacy-screen.module.css';

/** What the backend keeps of an account, and of requests; folded away where there is none. */
function CloudStores() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  return (
    <Card icon={<Cloud size={24} aria-hidden />} title={t(($) => $.privacyPage.cloudTitle)}>
      {auth.availability === 'off' ? (
        <details>
          <summary className={stores.summary}>{t(($) => $.privacyPage.cloudOff)}</summary>
          <Tables />
        </details>
      ) : (
        <>
          <p>{t(($) => $.privacyPage.cloudLead)}</p>
          <Tables />
        </>
      )}
    </Card>
  );
}

function Tables() {
  const { t } = useTranslation();
  return (
    <ul className={storeRows.list}>
      {CLOUD_STORES.map(({ key, table }) => (
        <li key={key} className={storeRows.row} data-table={table}>
          <div className={storeRows.words}>
            <h3 className={storeRows.name}>{t(($) => $.privacyPage.cloud[key].name)}</h3>
            <p>{t(($) => $.privacyPage.cloud[key].what)}</p>
            {key === 'analyses' && <RowFields />}
            {key === 'profiles' && <ProfileFields />}
            <p className={storeRows.soft}>{t(($) => $.privacyPage.cloud[key].long)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What a row of the history holds, made from the list that the row itself is made from. */
function RowFields() {
  const { t } = useTranslation();
  return (
    <details className={styles.fields}>
      <summary className={stores.summary}>{t(($) => $.privacyPage.row.title)}</summary>
      <ul>
        {ROW_TOPICS.map(({ key, at }) => (
          <li key={key} data-row-field={key} data-row-places={at.join(' ')}>
            {t(($) => $.privacyPage.row[key])}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a profile holds, made from the table that it is sent by. */
function ProfileFields() {
  const { t } = useTranslation();
  return (
    <details className={styles.fields}>
      <summary className={stores.summary}>{t(($) => $.privacyPage.profile.title)}</summary>
      <ul>
        {PROFILE_FRAME.map((column) => (
          <li key={column} data-profile-column={column}>
            {t(($) => $.privacyPage.profile[column])}
          </li>
        ))}
        {PROFILE_KEYS.map((key) => (
          <li key={key} data-profile-column={fieldOf(key).column}>
            {t(($) => $.account.keep.fields[key])}
          </li>
        ))}
      </ul>
    </details>
  );
}

type Name = (typeof FACT_NAMES)[number];
/** A dot leads to the next level of the locale file. */
type Key<Path extends string> = Path extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : Path;

const keyOf = <Path extends Name>(name: Path) => name.replace('.', '_') as Key<Path>;

/** What may go to the joke writer, fact by fact. */
function FactList() {
  const { t } = useTranslation();
  return (
    <Card title={t(($) => $.privacyPage.facts.title)}>
      <p>{t(($) => $.privacyPage.facts.lead)}</p>
      <details className={styles.fields}>
        <summary className={stores.summary}>{t(($) => $.privacyPage.facts.show)}</summary>
        <ul>
          {FACT_NAMES.map((name) => (
            <li key={name} data-fact={name}>
              {t(($) => $.privacyPage.facts.names[keyOf(name)])}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

const PROMISES = ['photo', 'facts', 'nobody', 'guest', 'onDevice', 'teens'] as const;

/** Every store, on the device and in the cloud; what left with the result of this tab; and the promises in short. */
export function PrivacyScreen() {
  const { t } = useTranslation();
  const { captcha } = useAtomValue(servicesAtom);
  const checked =
    captcha === undefined ? [] : [t(($) => $.privacyPage.promises.captcha, { company: captcha.company })];
  return (
    <Page
      width="text"
      title={t(($) => $.privacyPage.title)}
      lead={t(($) => $.privacyPage.lead)}
      back={<BackLink to="/" />}
      actions={<LanguageSwitch />}
    >
      <DeletionReport />
      <Card tone="good" title={t(($) => $.privacyPage.promises.title)}>
        <CheckList items={[...PROMISES.map((key) => t(($) => $.privacyPage.promises[key])), ...checked]} />
      </Card>
      <WhatLeft />
      <FactList />
      <OwnData withAccount />
      <TasteCard />
      <DeviceStores />
      <CloudStores />
    </Page>
  );
}

/** The bytes themselves where this tab has a result, and what may leave besides. */
function WhatLeft() {
  const { t } = useTranslation();
  const result = useAtomValue(resultAtom);
  const sent = useAtomValue(sentForJokesAtom);
  const placeOf = useAtomValue(entryPlaceAtom);
  const { auth } = useAtomValue(servicesAtom);
  const off = auth.availability === 'off';
  if (result !== null) {
    const { id, facts, roast, kept } = result;
    const history = kept === 'history';
    return (
      <PrivacyNote
        id={id}
        facts={facts}
        sent={sent}
        kept={history}
        place={history ? placeOf(id) : 'device'}
        source={roast?.source ?? null}
      />
    );
  }
  return (
    <Card title={t(($) => $.privacyPage.left.title)}>
      <p>{t(($) => (off ? $.privacyPage.left.off : $.privacyPage.left.nothing))}</p>
      {!off && <p>{t(($) => $.privacyPage.left.account)}</p>}
    </Card>
  );
}
