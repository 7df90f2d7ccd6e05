/** What becomes of the photo, and of what is read from it. */
import { held, type Claims } from './claim.ts';

export const PHOTO: Claims = [
  held(
    [
      'tests/browser/privacy.test.ts > of a guest with the camera: shot, share, the rest',
      'tests/browser/privacy.test.ts > of a user with an account: sign up, save, sync, sign out',
    ],
    {
      'splash.promise': '95299c48',
      'camera.intro.notice': 'e3086d98',
      'account.terms.photo': 'a8e011d4',
      'account.signup.lead': '833b9cfe',
      'onboarding.promise.stay.title': '050140eb',
      'onboarding.promise.stay.body': '6e39f7cf',
      'history.guest.list.never': 'f27e4a89',
      'premium.privacy': '820c9db8',
      'privacyPage.promises.photo': 'bcbfb8f3',
      'share.card.footer': '9c025b81',
      'progress.staysLoading': '24b7cd57',
      'debug.image.lead': '375f4a97',
      'errors.safe': '532d056b',
      'soon.adviser.points.two': 'a0daa3ca',
    },
  ),
  held(
    [
      'tests/browser/worker-faults.test.ts > offline after the first photo: another one is read and roasted',
      'tests/browser/privacy.test.ts > of a guest with the camera: shot, share, the rest',
    ],
    {
      'progress.stays': 'b8e9fdae',
      'errors.codes.model-unavailable.way': '945fe705',
      'overlays.about.none': '5f8a7090',
    },
  ),
  held(
    [
      'tests/browser/camera.test.ts > takes the shot by itself, stops the camera, lets the median of three count; the card hides the photo',
    ],
    {
      'share.photoNote': '381a29d8',
      'share.card.footerPhoto': 'befd9453',
      'camera.autoNote': 'f531e9d0',
      'camera.taking': 'f16c0e9a',
      'profile.preferences.autoShutterHint': '010ebe9d',
      'profile.preferences.vibrationHint': '0af53811',
    },
  ),
  held(
    [
      'tests/browser/installed.test.ts > shows a shared photo, reads it after a tap only, on this device, and is rid of it afterwards',
      'tests/unit/platform/incoming/shared-photo.test.ts > drops a photo that was not opened in time',
    ],
    {
      'camera.shared.body': 'f20774a4',
      'privacyPage.device.shared.what': '46ab1bb0',
      'profile.stored.names.shared': '3d10288b',
    },
  ),
  held(
    [
      'tests/unit/service-worker/share-target.test.ts > goes with the next start of the worker after ten minutes',
    ],
    {
      'privacyPage.device.shared.long': '1627934f',
    },
  ),
  held(
    [
      'tests/browser/hostile-files.test.ts > a place in the EXIF is gone from the picture that is kept, which stands upright',
    ],
    {
      'profile.form.pictureHint': '8a2154b4',
      'privacyPage.device.pictures.what': '3ce3f51c',
    },
  ),
  held(
    [
      'tests/unit/state/journey-run.test.ts > keeps the numbers of a signed-in user, and a picture only where they chose so',
    ],
    {
      'profile.thumbnails.hint': '9ea536f2',
      'history.detail.noThumbnail': '97cf5726',
      'history.detail.thumbnail': '5b3c95e6',
      'result.kept.history': '37fb7dbb',
      'privacyPage.device.thumbnails.what': '4eec72d8',
    },
  ),
  held(
    [
      'tests/unit/analysis/worker/stages/image-type.test.ts > a file of 41 MB, before it looks inside',
      'tests/browser/hostile-files.test.ts > each has its words in both languages, and a good photo is read afterwards',
    ],
    {
      'camera.aside.formats': 'bd8e05d4',
      'errors.codes.too-large.body': '7eba2c76',
    },
  ),
  held(['tests/browser/camera.test.ts > an installed app on an iPhone offers its own camera app instead'], {
    'camera.problems.installed-ios.body': '7b39786d',
    'camera.problems.installed-ios.way': 'a46311be',
  }),
  held(['tests/unit/state/journey-run.test.ts > adds a note and changes no number'], {
    'camera.twoAnglesNote': 'e530e9af',
    'result.secondAngle.note': '9557de83',
  }),
];
