import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/components/button.tsx';
import { Notice } from '#ui/components/notice.tsx';

/** An address that leads nowhere, and the way on. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Notice
      level={1}
      mood="searching"
      title={t(($) => $.app.notFound.title)}
      actions={
        <ButtonLink to="/" look="primary" wide>
          {t(($) => $.common.toStart)}
        </ButtonLink>
      }
    >
      <p>{t(($) => $.app.notFound.body)}</p>
    </Notice>
  );
}
