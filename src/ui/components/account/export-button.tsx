import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/components/button.tsx';
import { DoneLine } from '#ui/components/done-line.tsx';
import { FailureLine } from '#ui/components/failure-line.tsx';

interface ExportButtonProps {
  readonly children: string;
  /** False: there was no file to offer. */
  readonly save: () => Promise<boolean>;
  readonly look?: 'primary' | 'row';
}

/** Offers a file, and says that it was saved, or that there was none. */
export function ExportButton({ children, save, look = 'row' }: ExportButtonProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const offer = async () => {
    setOutcome(null);
    setOutcome((await save()) ? 'saved' : 'failed');
  };
  return (
    <>
      <Button look={look} icon={<Download size={18} aria-hidden />} onClick={() => void offer()}>
        {children}
      </Button>
      <DoneLine>{outcome === 'saved' ? t(($) => $.share.saved) : null}</DoneLine>
      {outcome === 'failed' && <FailureLine>{t(($) => $.profile.account.exportFailed)}</FailureLine>}
    </>
  );
}
