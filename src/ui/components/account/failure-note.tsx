import { useTranslation } from 'react-i18next';
import type { AuthFailure } from '#ports/auth.ts';
import { FailureLine } from '#ui/components/failure-line.tsx';

/** What the server answered, in words; the region that reads them out is there before they are. */
export function FailureNote({ failure }: { failure: AuthFailure | null }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      {failure !== null && (
        <FailureLine silent>
          {[
            t(($) => $.account.errors[failure.code]),
            ...failure.reasons.map((reason) => t(($) => $.account.reasons[reason])),
          ]}
        </FailureLine>
      )}
    </div>
  );
}
