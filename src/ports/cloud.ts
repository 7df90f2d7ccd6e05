/** What an account adds to the device. Absent where no cloud is configured. */
import type { LaughAnswer } from '#domain/facts/giving.ts';
import type { Lang } from '#functions/vocabulary.ts';
import type { Roast, RoastFacts, ShownLines, Taste } from '#roast/contract.ts';
import type { HistoryListener } from './history.ts';

export type SubscriptionStatus = 'free' | 'premium';

/** One analysis whose full detail was bought on its own; granted by the server only. */
export interface PurchasedAnalysis {
  readonly analysisId: string;
  /** ISO 8601. */
  readonly purchasedAt: string;
}

export interface PlanAtServer {
  readonly status: SubscriptionStatus;
  /** When premium runs out, ISO 8601; null: it does not, or there is none. */
  readonly until: string | null;
  readonly purchased: readonly PurchasedAnalysis[];
}

/** A row of the table `profiles`, or a part of it. */
export type ProfileRow = Readonly<Record<string, string | boolean | null>>;

/** `refused`: it will never be taken. `later`: there was no answer, or not one for this user. */
export type ProfileWritten = 'done' | 'refused' | 'later';

/** One body that left this device because of a roast. */
export interface SentBody {
  /** For the account, `numbers`: scores and facts, `text`: the jokes. `facts`: for the joke writer. */
  readonly part: 'numbers' | 'text' | 'facts';
  /** Word for word. */
  readonly body: string;
  /** False: no answer came, so that it may have arrived or not. True for `facts`, of which nobody asks. */
  readonly answered: boolean;
}

/**
 * One user's time on this device, as it was when it was asked for: by one session, from the sign-in to the sign-out. It
 * ends for good when they leave, in whichever tab, also where they have signed in again since.
 */
export interface Stay {
  /** Id of the session; null: this user was not here. */
  readonly session: string | null;
  /** Whether they are still here, and not leaving. Asked again before each step of what was begun in it. */
  readonly here: () => boolean;
  /** Whether the session is still there, leaving or not: for the last word to the account. */
  readonly lasts: () => boolean;
}

/** What is new in an account: another device has changed it. `sessions`: one or more of its sign-ins have ended. */
export type AccountNews = 'history' | 'profile' | 'sessions';

/** The profile picture in the account, which has one only where its person asked for it. Nothing here rejects. */
export interface AccountPictureService {
  /** A mark of the picture that is there, another one after each change; null: none. Null instead of all: no answer. */
  find(ownerId: string): Promise<{ readonly mark: string | null } | null>;
  /** Null: it could not be read. */
  read(ownerId: string): Promise<Blob | null>;
  /** Puts it there, a small JPEG without metadata, in place of the one before; its mark, or null: it has not arrived. */
  put(ownerId: string, picture: Blob): Promise<string | null>;
  /** True: none is there any more. */
  remove(ownerId: string): Promise<boolean>;
}

/** Nothing here rejects. */
export interface CloudService {
  readonly picture: AccountPictureService;
  /** This user's stay of this moment. */
  stay(ownerId: string): Stay;
  /** These columns of the profile at the server, `none` where there is no profile yet; null: no answer. */
  readProfile(userId: string, columns: readonly string[]): Promise<ProfileRow | 'none' | null>;
  /**
   * Makes the profile. `exists`: another device has made it.
   * @param may asked right before each request; what may not be written is `later`
   */
  makeProfile(userId: string, row: ProfileRow, may: () => boolean): Promise<ProfileWritten | 'exists'>;
  /** Changes these columns; `may` as above. */
  writeProfile(userId: string, change: ProfileRow, may: () => boolean): Promise<ProfileWritten>;
  /** Null: the server did not answer, so what is known stays. */
  plan(userId: string): Promise<PlanAtServer | null>;
  /** A number from 0 to below 1 that nobody can foresee. */
  chance(): number;
  /**
   * Gives one answer to the counts, in which nobody is named; `may` as above. True: there is nothing more to give this week,
   * since it was counted, another one was before, or it will never be taken.
   */
  giveLaugh(answer: LaughAnswer, may: () => boolean): Promise<boolean>;
  /** Everything that the server holds of this account, as JSON text; null where it could not be had. */
  exportData(): Promise<string | null>;
  /**
   * Keeps the history of this account on the device and at the server alike, from now until the returned
   * function is called.
   */
  followHistory(ownerId: string, listener: HistoryListener): () => void;
  /**
   * Tells at once what other devices change in this account, as far as there is a line to it, until the returned function
   * is called. A session that has ended ends here by itself.
   */
  followNews(ownerId: string, hear: (news: Exclude<AccountNews, 'sessions'>) => void): () => void;
  /** Every body that left this tab for the joke writer, oldest first, answered or not. */
  factsSent(): readonly string[];
  /** Keeps bodies of `factsSent` with a roast of the history, for `sentBodies`. */
  noteFacts(id: string, bodies: readonly string[]): void;
  /**
   * What left this device because of this roast, oldest first; empty where this device does not know:
   * nothing left, or another device sent it.
   */
  sentBodies(ownerId: string, id: string): Promise<readonly SentBody[]>;
  /** Another round now, without waiting for the next one that is due. */
  syncHistoryNow(): void;
}

/** What writes the text. */
export interface WrittenRoast {
  /** With the turns by which it was written. */
  readonly facts: RoastFacts;
  /** With `{name}` where the person is spoken to: the screens put the name in. */
  readonly roast: Roast;
  /** What it tells: no line that nobody sees counts as told. */
  readonly told: ShownLines;
  /** The exact text of the request that was made for it, answered or not; null: nothing left the phone. */
  readonly sent: string | null;
}

/** What there is to show at once, and what may come later. */
export interface FirstRoast extends WrittenRoast {
  /** A language model's text for the same facts, null where none came in time; never rejects. Left out: none was asked. */
  readonly better?: Promise<WrittenRoast | null>;
}

export interface RoastService {
  /**
   * Writes a roast of what was not said yet, to be shown at once. Rejects only when even the writer on the phone failed.
   *
   * @param start where this phone begins among lines of about equal rank; left out or 0: with the fittest
   * @param taste what makes this person laugh; left out: nothing is known, or it is not to count
   */
  write(facts: RoastFacts, said: ShownLines, start?: number, taste?: Taste): Promise<FirstRoast>;
  /** What a truth of a roast of these facts has in common with others; nothing for one that no bank has. */
  thingsOf(facts: RoastFacts, roast: Roast, truth: string): Promise<readonly string[]>;
  /** Fetches what writing needs, while there is time. Never rejects; calling it again costs nothing. */
  prepare(): Promise<void>;
}

/** How far the browser's own language model is. */
export type BrowserModelState = 'none' | 'to-fetch' | 'fetching' | 'ready';

/** The language model that some browsers on computers bring along. Nothing that it is asked leaves the computer. */
export interface BrowserModelService extends Pick<RoastService, 'write'> {
  /** Of the model for this language. Never rejects. */
  state(lang: Lang): Promise<BrowserModelState>;
  /**
   * Has the browser fetch its model, some gigabytes; only from a tap. True: it is there. Never rejects.
   *
   * @param onProgress shares from 0 to 1
   */
  fetch(lang: Lang, onProgress: (share: number) => void): Promise<boolean>;
}
