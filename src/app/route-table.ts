/** Every address of the product as data: what it shows and what it asks for. src/app/routes.ts decides. */

/** Files below src/ui/screens: `login/login` is login/login-screen.tsx and exports `LoginScreen`. */
export const SCREENS = [
  'splash/splash',
  'onboarding/onboarding',
  'login/login',
  'signup/signup',
  'auth-callback/auth-callback',
  'recover/recover',
  'recover/new-password',
  'code/code',
  'camera/camera',
  'analysis/analysis',
  'results/results',
  'history/history',
  'history/history-detail',
  'profile/profile',
  'profile/profile-edit',
  'licences/licences',
  'premium/premium',
  'privacy/privacy',
  'routine/routine',
  'adviser/adviser',
  'payment/payment-success',
  'payment/payment-cancel',
  'payment/payment-complete',
  'debug/debug-analysis',
  'debug/storage-test',
  'debug/image-test',
  'debug/edge-functions',
  'not-found/not-found',
] as const;
export type ScreenName = (typeof SCREENS)[number];

/** The one screen that is content with the texts of the start. */
export const SPLASH: ScreenName = 'splash/splash';

/** Where somebody known starts. */
export const CAMERA: ScreenName = 'camera/camera';

/** Key of the document's title in the locale file `titles`. */
export type TitleKey =
  | 'splash'
  | 'onboarding'
  | 'login'
  | 'signup'
  | 'callback'
  | 'recover'
  | 'newPassword'
  | 'code'
  | 'camera'
  | 'analysis'
  | 'results'
  | 'history'
  | 'historyDetail'
  | 'compare'
  | 'profile'
  | 'profileSettings'
  | 'profileData'
  | 'profileAccount'
  | 'profileEdit'
  | 'licences'
  | 'premium'
  | 'privacy'
  | 'routine'
  | 'adviser'
  | 'paymentSuccess'
  | 'paymentCancel'
  | 'paymentComplete'
  | 'debug'
  | 'notFound';

export interface Route {
  /** With `:id` where a part of the address is a parameter. */
  readonly path: string;
  readonly screen: ScreenName;
  readonly title: TitleKey;
  /** Where the address asks for this (`?compare=…`), the screen shows something else under a title of its own. */
  readonly asked?: Readonly<Record<string, TitleKey>>;
  /**
   * `nothing`: open to all. `onboarding`: completed, otherwise /onboarding. `person`: that, and a
   * signed-in user or a guest, otherwise /login. `first-run`: not completed yet, otherwise what / shows.
   * `stranger`: no account signed in, otherwise /.
   */
  readonly needs: 'nothing' | 'onboarding' | 'person' | 'first-run' | 'stranger';
}

export const ROUTES: readonly Route[] = [
  { path: '/onboarding', screen: 'onboarding/onboarding', title: 'onboarding', needs: 'first-run' },
  { path: '/login', screen: 'login/login', title: 'login', needs: 'stranger' },
  { path: '/signup', screen: 'signup/signup', title: 'signup', needs: 'stranger' },
  { path: '/auth/callback', screen: 'auth-callback/auth-callback', title: 'callback', needs: 'nothing' },
  { path: '/auth/recover', screen: 'recover/recover', title: 'recover', needs: 'nothing' },
  { path: '/auth/new-password', screen: 'recover/new-password', title: 'newPassword', needs: 'nothing' },
  { path: '/auth/code', screen: 'code/code', title: 'code', needs: 'nothing' },
  { path: '/camera', screen: 'camera/camera', title: 'camera', needs: 'person' },
  { path: '/analysis', screen: 'analysis/analysis', title: 'analysis', needs: 'onboarding' },
  { path: '/results', screen: 'results/results', title: 'results', needs: 'onboarding' },
  {
    path: '/history',
    screen: 'history/history',
    title: 'history',
    asked: { compare: 'compare' },
    needs: 'onboarding',
  },
  { path: '/history/:id', screen: 'history/history-detail', title: 'historyDetail', needs: 'onboarding' },
  { path: '/profile', screen: 'profile/profile', title: 'profile', needs: 'onboarding' },
  { path: '/profile/settings', screen: 'profile/profile', title: 'profileSettings', needs: 'onboarding' },
  { path: '/profile/data', screen: 'profile/profile', title: 'profileData', needs: 'onboarding' },
  { path: '/profile/account', screen: 'profile/profile', title: 'profileAccount', needs: 'onboarding' },
  { path: '/profile/edit', screen: 'profile/profile-edit', title: 'profileEdit', needs: 'onboarding' },
  { path: '/licences', screen: 'licences/licences', title: 'licences', needs: 'nothing' },
  { path: '/premium', screen: 'premium/premium', title: 'premium', needs: 'onboarding' },
  { path: '/privacy', screen: 'privacy/privacy', title: 'privacy', needs: 'nothing' },
  { path: '/routine', screen: 'routine/routine', title: 'routine', needs: 'onboarding' },
  { path: '/adviser', screen: 'adviser/adviser', title: 'adviser', needs: 'onboarding' },
  { path: '/payment-success', screen: 'payment/payment-success', title: 'paymentSuccess', needs: 'nothing' },
  { path: '/payment-cancel', screen: 'payment/payment-cancel', title: 'paymentCancel', needs: 'nothing' },
  {
    path: '/payment-complete',
    screen: 'payment/payment-complete',
    title: 'paymentComplete',
    needs: 'nothing',
  },
  { path: '/debug/analysis/:id', screen: 'debug/debug-analysis', title: 'debug', needs: 'nothing' },
  { path: '/storage-test', screen: 'debug/storage-test', title: 'debug', needs: 'nothing' },
  { path: '/image-test', screen: 'debug/image-test', title: 'debug', needs: 'nothing' },
  { path: '/dev/edge-functions', screen: 'debug/edge-functions', title: 'debug', needs: 'nothing' },
];

/** What stands at every address that is in neither table. */
export const NOT_FOUND: Pick<Route, 'screen' | 'title'> = {
  screen: 'not-found/not-found',
  title: 'notFound',
};

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

/** Addresses that the splash screen does not stand before: developers', sign-in, the storage test. */
export const WITHOUT_SPLASH = [
  '/dev',
  '/debug',
  '/image-test',
  '/storage-test',
  '/auth',
  '/login',
  '/signup',
  // The privacy page can be read before the onboarding.
  '/privacy',
];

/** Addresses without the tab bar, whatever follows them. */
export const WITHOUT_TAB_BAR = [
  '/onboarding',
  '/analysis',
  '/results',
  '/login',
  '/signup',
  '/auth',
  '/enhanced-analysis',
  '/enhanced-results',
  '/dev',
  '/debug',
  '/image-test',
  '/storage-test',
];
