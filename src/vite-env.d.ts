interface ImportMetaEnv {
  /** From package.json (vite.config.ts). */
  readonly APP_VERSION: string;
}
