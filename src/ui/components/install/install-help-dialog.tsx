import { useSetAtom } from 'jotai';
import { Download } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnComputer, type InstallHelp } from '#domain/install/install.ts';
import { closeInstallHelpAtom, promptInstallAtom } from '#state/install-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import styles from './install-help-dialog.module.css';
import { StepDrawing, type StepKey, stepsOf } from './step-drawing.tsx';

/** Browsers that can install, named where this one cannot. */
const BROWSERS = ['ios', 'android', 'desktop'] as const;

/** The steps of this browser, each with its drawing; or, where it cannot, an alert with the ways of those that can. */
export function InstallHelpDialog({ help }: { help: InstallHelp }) {
  const { t } = useTranslation();
  const id = useId();
  const close = useSetAtom(closeInstallHelpAtom);
  const steps = stepsOf(help);
  const title =
    steps === null
      ? t(($) => $.install.unsupported.title)
      : t(($) => (isOnComputer(help) ? $.install.help.titleDesk : $.install.help.title));
  return (
    <Dialog
      look="sheet"
      alert={steps === null}
      title={title}
      closeLabel={t(($) => $.install.help.close)}
      describedBy={id}
      onClose={() => close()}
    >
      {steps === null ? (
        <OtherBrowsers id={id} />
      ) : (
        <Steps id={id} steps={steps} onComputer={isOnComputer(help)} />
      )}
      {(help === 'prompt' || help === 'prompt-computer') && <PromptButton />}
    </Dialog>
  );
}

interface StepsProps {
  readonly id: string;
  readonly steps: readonly StepKey[];
  readonly onComputer: boolean;
}

function Steps({ id, steps, onComputer }: StepsProps) {
  const { t } = useTranslation();
  return (
    <ol id={id} className={styles.steps}>
      {steps.map((step) => (
        <li key={step} className={styles.step}>
          <p>{t(($) => $.install.steps[step])}</p>
          <StepDrawing step={step} onComputer={onComputer} />
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
  const button = useRef<HTMLButtonElement>(null);
  const install = () => {
    // Only a dialog that is closed gives the focus back to what opened it; one that is merely taken away does not.
    button.current?.closest('dialog')?.close();
    void prompt();
  };
  return (
    <div className={styles.prompt}>
      <Button ref={button} look="primary" wide icon={<Download size={20} aria-hidden />} onClick={install}>
        {t(($) => $.install.help.install)}
      </Button>
    </div>
  );
}
