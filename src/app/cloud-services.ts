/** The services of an installation with a cloud: accounts, a history on every device, the roast function. */
import type { AppConfig, CaptchaConfig } from '#functions/http/app-config.ts';
import { createCaptcha, loadWidgets } from '#platform/captcha/captcha.ts';
import { CAPTCHA_MAKERS, standInScript } from '#functions/http/captcha.ts';
import { createCloudAuth } from '#platform/auth/cloud-auth.ts';
import { forgetPages } from '#platform/auth/sign-out.ts';
import type { Database } from '#platform/database/database.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { createOutbox } from '#platform/history/outbox.ts';
import { createRemoteHistory } from '#platform/history/remote.ts';
import { createSentBodies, type SentBodies, watchFacts, watchSent } from '#platform/history/sent-bodies.ts';
import { createSyncedHistory } from '#platform/history/synced-history.ts';
import { browserPushes, createPush } from '#platform/push/push.ts';
import { createCloudWriter } from '#platform/roast/cloud-writer.ts';
import { createPhoneWriter } from '#platform/roast/phone-writer.ts';
import { createAccountData } from '#platform/supabase/account-data.ts';
import { browserFetch } from '#platform/supabase/config.ts';
import { addressOf, createLazyClient, createRetryFetch, type LazyClient } from '#platform/supabase/client.ts';
import {
  createClientStorage,
  createSessionStorage,
  createSessionStore,
} from '#platform/supabase/stored-session.ts';
import { LEAVING_KEY, SESSION_KEY } from '#platform/supabase/session-key.ts';
import { watchRefusals } from '#platform/supabase/watch-refusals.ts';
import type { AccountNews, AccountPictureService } from '#ports/cloud.ts';
import type { Services } from '#ports/services.ts';

type Cloud = Omit<AppConfig, 'supabase'> & { readonly supabase: NonNullable<AppConfig['supabase']> };

const GOOGLE_CHOOSER = 'https://accounts.google.com/gsi/fedcm.json';
/** Where the embedded backend describes its stand-in for Google. */
const STAND_IN_CHOOSER = '/dev/google/fedcm/config.json';

/** Null: nothing is asked. The embedded backend knows its stand-ins alone. */
function captchaFor(config: CaptchaConfig | null, embedded: boolean) {
  if (config === null) return null;
  const { provider } = config;
  const script = embedded ? standInScript(provider) : CAPTCHA_MAKERS[provider].script;
  return createCaptcha({ config, load: () => loadWidgets(script, provider) });
}

/** Storage that is shut costs the note alone. */
async function noteFacts(
  sent: SentBodies,
  ownerId: string | null,
  id: string,
  bodies: readonly string[],
): Promise<void> {
  if (ownerId === null) return;
  for (const body of bodies) {
    await sent.note({ ownerId, id, sent: { part: 'facts', body, answered: true } }).catch(() => undefined);
  }
}

/** Its code comes when somebody first looks at a profile; where it cannot be fetched, nobody answers. */
function lazyPicture(client: LazyClient) {
  const load = async () => {
    const { createAccountPicture } = await import('#platform/pictures/account-picture.ts');
    return createAccountPicture(client, createRetryFetch(browserFetch));
  };
  let loading: ReturnType<typeof load> | null = null;
  const loaded = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  const picture: AccountPictureService = {
    find: (ownerId) => loaded().then((made) => made.find(ownerId), nothing),
    read: (ownerId) => loaded().then((made) => made.read(ownerId), nothing),
    put: (ownerId, blob) => loaded().then((made) => made.put(ownerId, blob), nothing),
    remove: (ownerId) =>
      loaded().then(
        (made) => made.remove(ownerId),
        () => false,
      ),
  };
  return { picture, withContent: async (exported: unknown) => (await loaded()).withContent(exported) };
}

const nothing = () => null;

/** `database` is the one that the services on this device keep in, too. */
export function withCloud(
  local: Services,
  database: Database,
  { supabase, google, passkeys, googleClient, captcha: asked, embedded, push: serverKey, roastModel }: Cloud,
): Services {
  const { origin } = window.location;
  const address = addressOf(supabase, origin);
  const storage = createSessionStorage(() => window.localStorage);
  const sessions = createSessionStore(() => storage, local.now);
  const currentOwner = () => sessions.read()?.user.id ?? null;
  const sent = createSentBodies(database);
  const { ask, ended } = watchRefusals(watchSent(browserFetch, sent, currentOwner));
  const client = createLazyClient(address, createClientStorage(storage, ended), ask);
  const jokes = watchFacts(browserFetch);
  const { picture, withContent } = lazyPicture(client);
  const synced = createSyncedHistory({
    device: createDeviceHistory(database),
    outbox: createOutbox(database),
    remote: createRemoteHistory(client),
    sent,
    currentOwner,
    stay: (ownerId) => sessions.stay(ownerId),
    removeThumbnail: (id) => local.thumbnails.remove(id),
    now: local.now,
  });
  const push =
    serverKey === null
      ? null
      : createPush({
          ...browserPushes,
          serverKey,
          stay: (ownerId) => sessions.stay(ownerId),
          now: local.now,
          async call(name, parameters) {
            const { error, status } = await (await client.get()).rpc(name, parameters);
            return error === null ? null : status === 0 ? 'offline' : error.code;
          },
        });
  let doubt = () => {};
  /** Its code comes with the first sign-in; where it cannot be fetched, the account is asked as often as without it. */
  const followNews = (ownerId: string, hear: (news: AccountNews) => void): (() => void) => {
    let stop = () => {};
    let over = false;
    const begin = async () => {
      const news = await import('#platform/realtime/account-news.ts');
      const parts = { client: () => client.get(), stay: sessions.stay(ownerId), hear };
      if (!over) stop = news.followNews(ownerId, parts);
    };
    begin().catch(() => undefined);
    return () => {
      over = true;
      stop();
    };
  };
  const captcha = captchaFor(asked, embedded);
  const chooserAt = embedded ? STAND_IN_CHOOSER : GOOGLE_CHOOSER;
  const auth = createCloudAuth({
    client,
    sessions,
    google,
    passkeys,
    chooser:
      googleClient === null ? null : { clientId: googleClient, config: new URL(chooserAt, origin).href },
    askCaptcha: captcha === null ? null : () => captcha.ask(),
    // The embedded backend's own e-mails may carry tokens in the fragment; a hosted project's never do here.
    implicitLinks: embedded,
    callback: new URL('/auth/callback', origin).href,
    leave: (url) => window.location.assign(url),
    now: local.now,
    onStored: (listener) =>
      void local.watchTexts(({ key }) => {
        if (key === null || key === SESSION_KEY || key === LEAVING_KEY) listener();
      }),
    onDoubt(listener) {
      doubt = listener;
    },
    flushBeforeSignOut: ({ id, ownerId }, sending) =>
      synced.flushBeforeSignOut(ownerId, { session: id, here: () => sessions.stored(id) !== null }, sending),
    clear(ownerId) {
      forgetPages(browserFetch, origin);
      if (currentOwner() === ownerId) return Promise.resolve();
      return Promise.all([
        synced.clear(ownerId),
        local.thumbnails.clear(ownerId),
        local.pictures.remove(ownerId),
        push?.forget(),
      ]);
    },
  });

  return {
    ...local,
    ...(push === null ? {} : { push }),
    ...(captcha === null ? {} : { captcha }),
    auth,
    history: synced.history,
    cloud: {
      ...createAccountData(client, withContent),
      picture,
      chance: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
      stay: (ownerId) => sessions.stay(ownerId),
      followHistory: (ownerId, listener) => synced.follow(ownerId, listener),
      followNews: (ownerId, hear) =>
        followNews(ownerId, (news) => (news === 'sessions' ? doubt() : hear(news))),
      factsSent: jokes.all,
      noteFacts: (id, bodies) => void noteFacts(sent, currentOwner(), id, bodies),
      sentBodies: (ownerId, id) => sent.of(ownerId, id),
      syncHistoryNow: () => synced.syncNow(),
    },
    roast: createCloudWriter({
      phone: createPhoneWriter(local.handheld),
      address: `${address.url}/functions/v1/roast`,
      publicKey: address.publicKey,
      hasModel: roastModel,
      async bearer() {
        if (sessions.read() === null) return address.publicKey;
        // One that has run out is renewed first: as a guest a person would lose their plan.
        const good = sessions.token();
        return good ?? (await (await client.get()).auth.getSession()).data.session?.access_token ?? null;
      },
      online: () => navigator.onLine,
      newKey: () => local.newId(),
      ask: jokes.ask,
    }),
  };
}
