import { useAtomValue, useSetAtom } from 'jotai';
import { HardDriveDownload, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatInSentence } from '#i18n/format.ts';
import { exportAccountAtom, syncsAtom } from '#state/cloud-atoms.ts';
import { deleteDeviceAtom, deletionIn, exportDeviceAtom, type Deletion } from '#state/own-data.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import { ConfirmButton } from '#ui/components/confirm-button.tsx';
import danger from './danger-zone.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { ExportButton } from './export-button.tsx';
import styles from './own-data.module.css';

/**
 * Everything of the person, on this phone and in the account: as a file, or gone. `withAccount`: the account can be
 * deleted here, too.
 */
export function OwnData({ withAccount = false }: { withAccount?: boolean }) {
  const { t } = useTranslation();
  const signedIn = useAtomValue(sessionAtom).kind === 'user';
  const syncs = useAtomValue(syncsAtom);
  const exportDevice = useSetAtom(exportDeviceAtom);
  const exportAccount = useSetAtom(exportAccountAtom);
  return (
    <Card icon={<HardDriveDownload size={24} aria-hidden />} title={t(($) => $.privacyPage.own.title)}>
      <p>{t(($) => $.privacyPage.own.lead)}</p>
      <div className={styles.own}>
        <ExportButton make={exportDevice}>{t(($) => $.privacyPage.own.phoneExport)}</ExportButton>
        {syncs && (
          <ExportButton make={exportAccount}>{t(($) => $.privacyPage.own.accountExport)}</ExportButton>
        )}
        <div className={danger.zone}>
          <DeleteDevice signedIn={signedIn} />
          {signedIn && withAccount && <DeleteAccount />}
        </div>
      </div>
    </Card>
  );
}

function DeleteDevice({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deleteDevice = useSetAtom(deleteDeviceAtom);
  const remove = async () => {
    const deletion = await deleteDevice();
    // The state of an address outlives the reload, and no store holds it.
    await navigate('/privacy', { replace: true, state: { deletion } });
    window.location.reload();
  };
  return (
    <ConfirmButton
      look="row"
      icon={<Trash2 size={18} aria-hidden />}
      question={t(($) => (signedIn ? $.privacyPage.own.questionAccount : $.privacyPage.own.question))}
      yes={t(($) => $.privacyPage.own.yes)}
      no={t(($) => $.profile.account.cancel)}
      onConfirm={() => void remove()}
    >
      {t(($) => $.privacyPage.own.phoneDelete)}
    </ConfirmButton>
  );
}

/** What a deletion has done, once somebody comes from one. */
export function DeletionReport() {
  const deletion = deletionIn(useLocation().state);
  return deletion === null ? null : <Report deletion={deletion} />;
}

function Report({ deletion: { what, gone, left } }: { deletion: Deletion }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const named = (keys: Deletion['gone']) => ({
    names: formatInSentence(
      keys.map((key) => t(($) => $.profile.stored.names[key])),
      language,
    ),
  });
  return (
    <Card tone="good" title={t(($) => $.privacyPage.own.done[what])}>
      {what === 'account' && <p>{t(($) => $.privacyPage.own.done.server)}</p>}
      <p>
        {gone.length > 0
          ? t(($) => $.privacyPage.own.done.gone, named(gone))
          : t(($) => $.privacyPage.own.done.nothing)}
      </p>
      {left.length > 0 && <p>{t(($) => $.privacyPage.own.done.left, named(left))}</p>}
      {what === 'phone' && <p>{t(($) => $.privacyPage.own.done.programs)}</p>}
      <div>
        <ButtonLink to="/">{t(($) => $.common.toStart)}</ButtonLink>
      </div>
    </Card>
  );
}
