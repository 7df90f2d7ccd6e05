import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { installHelpAtom } from '#state/install-atoms.ts';
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts';

/** Its drawings are fetched when the help is opened. */
const HelpDialog = lazyOrNothing(async () => (await import('./install-help-dialog.tsx')).InstallHelpDialog);

/** The way to the home screen, once it is asked for: by the banner, or on the profile. */
export function InstallHelp() {
  const help = useAtomValue(installHelpAtom);
  return <Suspense>{help !== null && <HelpDialog help={help} />}</Suspense>;
}
