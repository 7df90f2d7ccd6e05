/** Which steps lead to the home screen, browser by browser. Words and drawings go by the same keys. */
import type { InstallHelp } from '#domain/install/install.ts';

export type StepKey =
  | 'press'
  | 'confirm'
  | 'open'
  | 'openDesk'
  | 'iosShare'
  | 'iosShareTop'
  | 'iosAdd'
  | 'iosConfirm'
  | 'dots'
  | 'lines'
  | 'menuInstall'
  | 'menuAdd'
  | 'address'
  | 'macShare'
  | 'macDock';

/** Null: this browser cannot install; the help then names those that can. */
export function stepsOf(help: InstallHelp): readonly StepKey[] | null {
  switch (help) {
    case 'prompt':
      return ['press', 'confirm', 'open'];
    case 'prompt-computer':
      return ['press', 'confirm', 'openDesk'];
    case 'ios-safari':
      return ['iosShare', 'iosAdd', 'iosConfirm'];
    case 'ios-other':
      return ['iosShareTop', 'iosAdd', 'iosConfirm'];
    case 'android-chromium':
    case 'android-firefox':
      return ['dots', 'menuInstall', 'confirm'];
    case 'samsung':
      return ['lines', 'menuAdd', 'confirm'];
    case 'desktop-chromium':
      return ['address', 'confirm', 'openDesk'];
    case 'mac-safari':
      return ['macShare', 'macDock', 'openDesk'];
    case 'unsupported':
      return null;
  }
}
