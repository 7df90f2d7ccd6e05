import type { ReactNode } from 'react';
import type { InstallHelp } from '#domain/install/install.ts';
import {
  AddSign,
  AppIcon,
  Desk,
  InstallSign,
  Phone,
  Quiet,
  Row,
  ShareSign,
  Sign,
  Target,
} from './drawing-parts.tsx';
import styles from './step-drawing.module.css';

/** Which steps lead to the home screen, browser by browser. Words and drawings go by the same keys. */
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

const page = (
  <>
    <Quiet x={32} y={26} width={32} height={16} />
    <Quiet x={32} y={46} width={24} height={5} />
    <Quiet x={32} y={55} width={28} height={5} />
  </>
);

const apps = (
  <>
    <Quiet x={32} y={16} width={14} height={14} />
    <Quiet x={50} y={16} width={14} height={14} />
    <Quiet x={32} y={36} width={14} height={14} />
  </>
);

/** One picture a step: a phone or a window, and in colour what to press. */
const DRAWINGS: Readonly<Record<StepKey, ReactNode>> = {
  press: (
    <Phone>
      {page}
      <Target x={31} y={68} width={34} height={13} />
      <Sign d="M41 74.5h14" />
    </Phone>
  ),
  confirm: (
    <Phone>
      <Quiet x={32} y={14} width={32} height={8} />
      <rect className={styles.sheet} x="29" y="30" width="38" height="36" rx="5" />
      <AppIcon x={33} y={34} />
      <Quiet x={52} y={39} width={12} height={5} />
      <Target x={45} y={54} width={19} height={9} />
      <Sign d="M50 58.5l3 2.5 5-5" />
    </Phone>
  ),
  open: (
    <Phone>
      {apps}
      <Target x={47} y={33} width={20} height={20} />
      <AppIcon x={49} y={35} />
    </Phone>
  ),
  openDesk: (
    <>
      <rect className={styles.frame} x="4" y="14" width="88" height="64" rx="6" />
      <rect className={styles.sheet} x="18" y="56" width="60" height="22" rx="5" />
      <Quiet x={23} y={60} width={13} height={13} />
      <Quiet x={60} y={60} width={13} height={13} />
      <Target x={38} y={56} width={20} height={20} />
      <AppIcon x={40} y={58} />
    </>
  ),
  iosShare: (
    <Phone>
      {page}
      <path className={styles.rule} d="M26 72h44" />
      <Target x={39} y={71} width={18} height={16} />
      <ShareSign x={48} y={79} />
    </Phone>
  ),
  iosShareTop: (
    <Phone>
      <Quiet x={31} y={12} width={20} height={8} />
      <Target x={54} y={8} width={15} height={16} />
      <ShareSign x={61.5} y={16} />
      {page}
    </Phone>
  ),
  iosAdd: (
    <Phone>
      <rect className={styles.sheet} x="26" y="24" width="44" height="64" rx="6" />
      <Row y={32} />
      <Row y={48} hot />
      <AddSign x={36} y={52} />
      <Row y={66} />
    </Phone>
  ),
  iosConfirm: (
    <Phone>
      <rect className={styles.sheet} x="26" y="18" width="44" height="70" rx="6" />
      <Quiet x={31} y={25} width={10} height={5} />
      <Target x={50} y={21} width={18} height={13} />
      <Sign d="M54.5 27.5l3 3 6-6" />
      <AppIcon x={33} y={42} />
      <Quiet x={53} y={47} width={13} height={5} />
    </Phone>
  ),
  dots: (
    <Phone>
      <Quiet x={31} y={12} width={22} height={8} />
      <Target x={57} y={8} width={12} height={16} />
      <Sign d="M63 11.8v.4M63 15.8v.4M63 19.8v.4" />
      {page}
    </Phone>
  ),
  lines: (
    <Phone>
      {page}
      <path className={styles.rule} d="M26 72h44" />
      <Target x={53} y={72} width={16} height={14} />
      <Sign d="M57 76h8M57 79h8M57 82h8" />
    </Phone>
  ),
  menuInstall: (
    <Phone>
      <rect className={styles.sheet} x="32" y="10" width="36" height="60" rx="5" />
      <Row x={33} y={18} width={34} />
      <Row x={36} y={34} width={30} hot />
      <InstallSign x={42} y={39} />
      <Row x={33} y={52} width={34} />
    </Phone>
  ),
  menuAdd: (
    <Phone>
      <rect className={styles.sheet} x="29" y="26" width="38" height="60" rx="5" />
      <Row x={31} y={34} width={34} />
      <Row x={33} y={50} width={31} hot />
      <AddSign x={39} y={54} />
      <Row x={31} y={68} width={34} />
    </Phone>
  ),
  address: (
    <Desk>
      <Quiet x={25} y={19} width={40} height={7} />
      <Target x={68} y={15} width={16} height={14} />
      <InstallSign x={76} y={22} />
      <Quiet x={14} y={40} width={40} height={20} />
      <Quiet x={60} y={40} width={22} height={6} />
    </Desk>
  ),
  macShare: (
    <Desk>
      <Quiet x={25} y={19} width={40} height={7} />
      <Target x={68} y={15} width={16} height={14} />
      <ShareSign x={76} y={22} />
      <Quiet x={14} y={40} width={40} height={20} />
      <Quiet x={60} y={40} width={22} height={6} />
    </Desk>
  ),
  macDock: (
    <Desk>
      <rect className={styles.sheet} x="42" y="28" width="46" height="46" rx="5" />
      <Row x={46} y={34} width={38} />
      <Row x={48} y={50} width={35} hot />
      <AddSign x={54} y={54} />
    </Desk>
  ),
};

/** Steps that are told alike on a phone and at a computer, as they look there. */
const AT_COMPUTER: Readonly<Partial<Record<StepKey, ReactNode>>> = {
  press: (
    <Desk>
      <Quiet x={14} y={34} width={40} height={8} />
      <Quiet x={14} y={46} width={30} height={5} />
      <Target x={30} y={60} width={36} height={13} />
      <Sign d="M42 66.5h12" />
    </Desk>
  ),
  confirm: (
    <Desk>
      <rect className={styles.sheet} x="46" y="28" width="42" height="36" rx="5" />
      <AppIcon x={50} y={32} />
      <Quiet x={69} y={37} width={14} height={5} />
      <Target x={64} y={51} width={20} height={9} />
      <Sign d="M70 55.5l3 2.5 5-5" />
    </Desk>
  ),
};

/** Decorative: the words beside it say the same. Its colours are the theme's. */
export function StepDrawing({ step, onComputer }: { step: StepKey; onComputer: boolean }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 92" aria-hidden="true" focusable="false">
      {(onComputer ? AT_COMPUTER[step] : undefined) ?? DRAWINGS[step]}
    </svg>
  );
}
