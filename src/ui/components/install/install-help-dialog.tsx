import { useSetAtom } from 'jotai';
import { Download, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstallHelp } from '#domain/install/install.ts';
import { closeInstallHelpAtom, promptInstallAtom } from '#state/install-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import styles from './install-help-dialog.module.css';
import { StepDrawing } from './step-drawing.tsx';
import { isDesktopWidth, stepsOf, type StepKey } from './steps.ts';

/** Browsers that can, for whoever uses one that cannot. */
const BROWSERS = ['ios', 'android', 'desktop'] as const;

/** The steps of this browser, each with its drawing; or, where it cannot, an alert with the ways of those that can. */
export function InstallHelpDialog({ help }: { help: InstallHelp }) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useSetAtom(closeInstallHelpAtom);
  useEffect(() => dialog.current?.showModal(), []);
  const desktop = isDesktopWidth(window.innerWidth);
  const steps = stepsOf(help, desktop);
  return (
    <dialog
      ref={dialog}
      role={steps === null ? 'alertdialog' : undefined}
      className={styles.dialog}
      data-help={help}
      aria-labelledby={id}
      aria-describedby={`${id}-body`}
      onClose={() => close()}
    >
      <div className={styles.head}>
        <h2 id={id}>
          {steps === null
            ? t(($) => $.install.unsupported.title)
            : t(($) => (desktop ? $.install.help.titleDesk : $.install.help.title))}
        </h2>
        <Button look="round" label={t(($) => $.install.help.close)} onClick={() => dialog.current?.close()}>
          <X size={22} aria-hidden />
        </Button>
      </div>
      {steps === null ? <OtherBrowsers id={`${id}-body`} /> : <Steps id={`${id}-body`} steps={steps} />}
      {help === 'prompt' && <PromptButton />}
    </dialog>
  );
}

function Steps({ id, steps }: { id: string; steps: readonly StepKey[] }) {
  const { t } = useTranslation();
  return (
    <ol id={id} className={styles.steps}>
      {steps.map((step) => (
        <li key={step} className={styles.step}>
          <StepDrawing step={step} />
          <p>{t(($) => $.install.steps[step])}</p>
        </li>
      ))}
    </ol>
  );
}

function OtherBrowsers({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <div id={id} className={styles.others}>
      <p>{t(($) => $.install.unsupported.body)}</p>
      <dl className={styles.browsers}>
        {BROWSERS.map((browser) => (
          <div key={browser}>
            <dt>{t(($) => $.install.unsupported.browsers[browser].name)}</dt>
            <dd>{t(($) => $.install.unsupported.browsers[browser].way)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PromptButton() {
  const { t } = useTranslation();
  const prompt = useSetAtom(promptInstallAtom);
  return (
    <Button look="primary" wide icon={<Download size={20} aria-hidden />} onClick={() => void prompt()}>
      {t(($) => $.install.help.install)}
    </Button>
  );
}
