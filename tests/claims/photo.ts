/** What becomes of the photo, and of what is read from it. */
import { held, type Claims } from './claim.ts';

export const PHOTO: Claims = [
  held(
    [
      'tests/browser/privacy.test.ts > of a guest with the camera: shot, share, the rest',
      'tests/browser/privacy.test.ts > of a user with an account: sign up, save, sync, sign out',
    ],
    {
      'splash.promise': '64e9693f',
      'camera.intro.notice': '824e77de',
      'account.terms.photo': '72a21633',
      'account.or': 'f9aeb4fb',
      'account.signup.lead': 'ba86f18a',
      'onboarding.promise.stay': '9d6504ba',
      'history.guest.list.never': 'f27e4a89',
      'premium.privacy': '474d2dc7',
      'privacyPage.promises.photo': 'e62ab8c6',
      'share.card.footer': '9c025b81',
      'progress.staysLoading': 'ef10df36',
      'debug.image.lead': '375f4a97',
      'errors.safe': 'c685feba',
      'soon.adviser.points.two': 'a0daa3ca',
    },
  ),
  held(
    [
      'tests/browser/privacy.test.ts > of a guest with the camera: shot, share, the rest',
      'tests/unit/ui/screens/analysis/progress-panel.test.tsx > says that everything happens here only where no cloud writes, and while one does, what goes to it',
    ],
    { 'progress.staysWriting': 'b848203c', 'progress.staysReading': 'c74707b8' },
  ),
  held(
    [
      'tests/browser/worker-faults.test.ts > offline after the first photo: another one is read and roasted',
      'tests/unit/ui/screens/analysis/progress-panel.test.tsx > says that everything happens here only where no cloud writes, and while one does, what goes to it',
      'tests/browser/privacy.test.ts > of a guest with the camera: shot, share, the rest',
    ],
    {
      'progress.stays': 'c04a2716',
      'errors.codes.model-unavailable.way': '945fe705',
      'overlays.about.none': 'd28e1b55',
    },
  ),
  held(
    [
      'tests/browser/camera.test.ts > takes no photo by itself, whatever is stored; asks about each before anything is read; Back takes it again',
    ],
    { 'camera.check.note': '54bf5fbf' },
  ),
  held(
    [
      'tests/browser/camera.test.ts > a timer is set for one photo: it counts where the face is right, any touch or key stops it, nothing sets it again',
    ],
    { 'camera.timer.note': '0441d98b', 'camera.timer.stop': 'f25bf8d2' },
  ),
  held(
    [
      'tests/browser/camera.test.ts > reads what was said yes to, stops the camera, lets the median of three count; the card hides the photo',
    ],
    {
      'share.photoNote': 'a7da54ed',
      'share.card.footerPhoto': '0ff3d670',
      'camera.taking': 'f16c0e9a',
      'profile.preferences.vibrationHint': 'e66ba6e9',
    },
  ),
  held(
    [
      'tests/browser/installed.test.ts > shows a shared photo, reads it after a tap only, on this device, and is rid of it afterwards',
      'tests/unit/platform/incoming/shared-photo.test.ts > drops a photo that was not opened in time',
    ],
    {
      'camera.shared.body': '77d4b7a6',
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
      'profile.form.pictureHint': '398fb2b9',
      'privacyPage.device.pictures.what': '3ce3f51c',
    },
  ),
  held(
    [
      'tests/unit/state/journey-run.test.ts > keeps the numbers of a signed-in user, and a picture only where they chose so',
    ],
    {
      'profile.thumbnails.hint': '1fd2be64',
      'history.detail.noThumbnail': 'c524d5b7',
      'history.detail.thumbnail': 'd79fe4b8',
      'result.kept.history.device': '5fa88148',
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
    'result.secondAngle.note': 'fb9a037a',
  }),
];
