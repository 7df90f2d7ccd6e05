/** Every address of the product as data: what it shows and what it asks for. src/app/routes.ts decides. */

export interface Route {
  /** With `:id` where a part of the address is a parameter. */
  readonly path: string;
  /** File below src/ui/screens: `login/login` is login/login-screen.tsx and exports `LoginScreen`. */
  readonly screen: string;
  /** Key of the document's title in the locale file `titles`. */
  readonly title: string;
  /** Where the address asks for this (`?compare=…`), the screen shows something else under a title of its own. */
  readonly asked?: Readonly<Record<string, string>>;
  /**
   * `nothing`: open to all. `onboarding`: completed, otherwise /onboarding. `person`: that, and a
   * signed-in user or a guest, otherwise /login. `first-run`: not completed yet, otherwise what / shows.
   * `stranger`: no account signed in, otherwise /.
   */
  readonly needs: 'nothing' | 'onboarding' | 'person' | 'first-run' | 'stranger';
  /** The address of the tab that is marked there; null: the tab bar would be in the way. */
  readonly tab: '/camera' | '/history' | '/profile' | null;
  /** Opens without the splash screen before it. */
  readonly beforeSplash?: true;
  /** Where people mostly go from there: fetched while they look at it. */
  readonly next?: readonly string[];
}

export const ROUTES = [
  {
    path: '/onboarding',
    screen: 'onboarding/onboarding',
    title: 'onboarding',
    needs: 'first-run',
    tab: null,
    next: ['/login'],
  },
  {
    path: '/login',
    screen: 'login/login',
    title: 'login',
    needs: 'stranger',
    tab: null,
    beforeSplash: true,
    next: ['/camera'],
  },
  {
    path: '/signup',
    screen: 'signup/signup',
    title: 'signup',
    needs: 'stranger',
    tab: null,
    beforeSplash: true,
  },
  {
    path: '/auth/callback',
    screen: 'auth-callback/auth-callback',
    title: 'callback',
    needs: 'nothing',
    tab: null,
    beforeSplash: true,
  },
  {
    path: '/auth/recover',
    screen: 'recover/recover',
    title: 'recover',
    needs: 'nothing',
    tab: null,
    beforeSplash: true,
  },
  {
    path: '/auth/new-password',
    screen: 'recover/new-password',
    title: 'newPassword',
    needs: 'nothing',
    tab: null,
    beforeSplash: true,
  },
  {
    path: '/auth/second-step',
    screen: 'second-step/second-step',
    title: 'secondStep',
    needs: 'nothing',
    tab: null,
    beforeSplash: true,
  },
  { path: '/auth/code', screen: 'code/code', title: 'code', needs: 'nothing', tab: null, beforeSplash: true },
  {
    path: '/camera',
    screen: 'camera/camera',
    title: 'camera',
    needs: 'person',
    tab: '/camera',
    next: ['/analysis', '/results'],
  },
  { path: '/analysis', screen: 'analysis/analysis', title: 'analysis', needs: 'onboarding', tab: null },
  { path: '/results', screen: 'results/results', title: 'results', needs: 'onboarding', tab: null },
  {
    path: '/history',
    screen: 'history/history',
    title: 'history',
    asked: { compare: 'compare' },
    needs: 'onboarding',
    tab: '/history',
  },
  {
    path: '/history/:id',
    screen: 'history/history-detail',
    title: 'historyDetail',
    needs: 'onboarding',
    tab: '/history',
  },
  { path: '/profile', screen: 'profile/profile', title: 'profile', needs: 'onboarding', tab: '/profile' },
  {
    path: '/profile/settings',
    screen: 'profile/profile',
    title: 'profileSettings',
    needs: 'onboarding',
    tab: '/profile',
  },
  {
    path: '/profile/data',
    screen: 'profile/profile',
    title: 'profileData',
    needs: 'onboarding',
    tab: '/profile',
  },
  {
    path: '/profile/account',
    screen: 'profile/profile',
    title: 'profileAccount',
    needs: 'onboarding',
    tab: '/profile',
  },
  {
    path: '/profile/edit',
    screen: 'profile/profile-edit',
    title: 'profileEdit',
    needs: 'onboarding',
    tab: '/profile',
  },
  { path: '/licences', screen: 'licences/licences', title: 'licences', needs: 'nothing', tab: '/profile' },
  { path: '/premium', screen: 'premium/premium', title: 'premium', needs: 'onboarding', tab: '/profile' },
  {
    path: '/privacy',
    screen: 'privacy/privacy',
    title: 'privacy',
    needs: 'nothing',
    tab: '/profile',
    beforeSplash: true,
  },
  { path: '/routine', screen: 'routine/routine', title: 'routine', needs: 'onboarding', tab: '/profile' },
  { path: '/adviser', screen: 'adviser/adviser', title: 'adviser', needs: 'onboarding', tab: '/profile' },
  {
    path: '/payment-success',
    screen: 'payment/payment-success',
    title: 'paymentSuccess',
    needs: 'nothing',
    tab: '/profile',
  },
  {
    path: '/payment-cancel',
    screen: 'payment/payment-cancel',
    title: 'paymentCancel',
    needs: 'nothing',
    tab: '/profile',
  },
  {
    path: '/payment-complete',
    screen: 'payment/payment-complete',
    title: 'paymentComplete',
    needs: 'nothing',
    tab: '/profile',
  },
  {
    path: '/debug/analysis/:id',
    screen: 'debug/debug-analysis',
    title: 'debug',
    needs: 'nothing',
    tab: null,
    beforeSplash: true,
  },
  {
    path: '/storage-test',
    screen: 'debug/storage-test',
    title: 'debug',
    needs: 'nothing',
    tab: null,
    beforeSplash: true,
  },
  {
    path: '/image-test',
    screen: 'debug/image-test',
    title: 'debug',
    needs: 'nothing',
    tab: null,
    beforeSplash: true,
  },
  {
    path: '/dev/edge-functions',
    screen: 'debug/edge-functions',
    title: 'debug',
    needs: 'nothing',
    tab: null,
    beforeSplash: true,
  },
] as const satisfies readonly Route[];

/** The one screen that is content with the texts of the start; it stands before whatever was asked for. */
export const SPLASH = {
  screen: 'splash/splash',
  title: 'splash',
  tab: null,
  next: ['/onboarding'],
} as const satisfies Partial<Route>;

/** What stands at every address that is in neither table. */
export const NOT_FOUND = {
  screen: 'not-found/not-found',
  title: 'notFound',
  tab: '/camera',
} as const satisfies Partial<Route>;

type Shown = (typeof ROUTES)[number] | typeof SPLASH | typeof NOT_FOUND;
export type ScreenName = Shown['screen'];
type AskedTitle<R> = R extends { readonly asked: Readonly<Record<string, infer Title>> } ? Title : never;
export type TitleKey = Shown['title'] | AskedTitle<Shown>;

/** Where somebody known starts. */
export const CAMERA: ScreenName = 'camera/camera';

/** Old and alternative addresses. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/onboarding-complete': '/',
  '/dual-camera': '/camera',
  '/multi-angle-camera': '/camera',
  '/enhanced-analysis': '/analysis',
  '/enhanced-results': '/results',
  '/debug': '/',
  '/debug/clear-storage': '/',
  '/debug/refresh-unlocks': '/',
};
