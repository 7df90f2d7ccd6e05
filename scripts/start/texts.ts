/** What the terminal (in English) and the waiting page (in both languages) say of the steps. */
import type { Detail, StepName } from './progress.ts';

export interface StartTexts {
  readonly heading: string;
  readonly lead: string;
  readonly steps: Readonly<Record<StepName, string>>;
  readonly waiting: string;
  readonly running: string;
  readonly done: string;
  readonly detail: (detail: Detail) => string;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

const en: StartTexts = {
  heading: 'Roast Me is being made ready',
  lead: 'This page turns into the app by itself. There is nothing to do.',
  steps: { models: 'Models', database: 'Database', app: 'App' },
  waiting: 'later',
  running: 'at work',
  done: 'done',
  detail(detail) {
    switch (detail.kind) {
      case 'fetching':
        return `fetching ${detail.name}, ${megabytes(detail.bytes)} of ${megabytes(detail.total)} MB`;
      case 'models':
        return `${detail.there} of ${detail.of} in place`;
      case 'setting-up':
        return 'setting up, this once';
      case 'database':
        return 'open';
      case 'no-database':
        return 'none is needed';
      case 'reading':
        return `building, ${detail.modules.toLocaleString('en')} modules read`;
      case 'joining':
        return 'building, joining and minifying the modules';
      case 'offline':
        return 'building, the part that works offline';
      case 'kept':
        return 'nothing has changed since the last build';
      case 'built':
        return `built from ${detail.modules.toLocaleString('en')} modules`;
    }
  },
};

const ja: StartTexts = {
  heading: 'アプリを準備しています',
  lead: '終わると、この画面がそのままアプリになります。操作はいりません。',
  steps: { models: 'モデル', database: 'データベース', app: 'アプリ' },
  waiting: 'このあと',
  running: '作業中',
  done: '完了',
  detail(detail) {
    switch (detail.kind) {
      case 'fetching':
        return `${detail.name} をダウンロード中（${megabytes(detail.bytes)} / ${megabytes(detail.total)} MB）`;
      case 'models':
        return `${detail.of} 個のうち ${detail.there} 個を用意しました`;
      case 'setting-up':
        return '初回の準備中';
      case 'database':
        return '使えます';
      case 'no-database':
        return '使いません';
      case 'reading':
        return `ビルド中、ソースを読み込んでいます（${detail.modules.toLocaleString('ja')} 個）`;
      case 'joining':
        return 'ビルド中、まとめて小さくしています';
      case 'offline':
        return 'ビルド中、オフライン用の部分を作っています';
      case 'kept':
        return '前回のままで使えます';
      case 'built':
        return `${detail.modules.toLocaleString('ja')} 個のソースから作りました`;
    }
  },
};

export const START_TEXTS = { en, ja } as const;
