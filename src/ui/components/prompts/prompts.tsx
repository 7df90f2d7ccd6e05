import { useRef } from 'react';
import { InstallBanner } from '#ui/components/install/install-banner.tsx';
import { InstallHelp } from '#ui/components/install/install-help.tsx';
import styles from './prompts.module.css';
import { UpdatePrompt } from './update-prompt.tsx';
import { useDock } from './use-dock.ts';

/** What is offered over the lower edge of every screen: a new version, or else a place on the home screen. */
export function Prompts({ path }: { path: string }) {
  const dock = useRef<HTMLDivElement>(null);
  const aside = useDock(dock);
  return (
    <>
      <div ref={dock} className={styles.dock} data-aside={aside ? '' : undefined}>
        <UpdatePrompt />
        <InstallBanner path={path} />
      </div>
      <InstallHelp />
    </>
  );
}
