import { useSetAtom } from 'jotai';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveOutcome } from '#ports/capture.ts';
import { saveFileAtom } from '#state/capture/share-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { DoneLine } from '#ui/components/done-line.tsx';
import { FailureLine } from '#ui/components/failure-line.tsx';

interface ExportButtonProps {
  readonly children: string;
  /** Null: there is no file to be had. */
  readonly make: () => Promise<File | null>;
  readonly look?: 'primary' | 'row';
}

/** Offers a file, and says what became of it, or that there was none. */
export function ExportButton({ children, make, look = 'row' }: ExportButtonProps) {
  const { t } = useTranslation();
  const save = useSetAtom(saveFileAtom);
  const [outcome, setOutcome] = useState<SaveOutcome | 'none' | null>(null);
  // Made too long after the tap for a share sheet: the next one finds it ready.
  const [ready, setReady] = useState<File | null>(null);
  const offer = async () => {
    setOutcome(null);
    const file = ready ?? (await make());
    const saved = file === null ? 'none' : await save(file);
    setReady(saved === 'again' ? file : null);
    setOutcome(saved);
  };
  const done = outcome === 'saved' || outcome === 'handed' || outcome === 'again' ? outcome : null;
  return (
    <>
      <Button look={look} icon={<Download size={18} aria-hidden />} onClick={() => void offer()}>
        {children}
      </Button>
      <DoneLine>{done && t(($) => $.share[done])}</DoneLine>
      {outcome === 'failed' && <FailureLine>{t(($) => $.share.notSaved)}</FailureLine>}
      {outcome === 'none' && <FailureLine>{t(($) => $.profile.account.exportFailed)}</FailureLine>}
    </>
  );
}
