import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/components/button.tsx';
import { FailureLine } from '#ui/components/failure-line.tsx';

interface ExportButtonProps {
  readonly children: string;
  /** False: there was no file to offer. */
  readonly save: () => Promise<boolean>;
  readonly look?: 'primary' | 'row';
}

/** Offers a file, and says so where there was none. */
export function ExportButton({ children, save, look = 'row' }: ExportButtonProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const offer = async () => {
    setFailed(false);
    setFailed(!(await save()));
  };
  return (
    <>
      <Button look={look} icon={<Download size={18} aria-hidden />} onClick={() => void offer()}>
        {children}
      </Button>
      {failed && <FailureLine>{t(($) => $.profile.account.exportFailed)}</FailureLine>}
    </>
  );
}
