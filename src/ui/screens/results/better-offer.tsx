import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowLeft, Theater } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { offerAtom, swapTextAtom } from '#state/better-roast-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import styles from './better-offer.module.css';

/**
 * A second text, where a language model was asked for one. Its place is as high from the start as it will ever be, so that
 * nothing moves under the eyes of whoever reads the first; where none comes, the place stays empty.
 */
export function BetterOffer({ onSwap }: { readonly onSwap: () => void }) {
  const { t } = useTranslation();
  const offer = useAtomValue(offerAtom);
  const swap = useSetAtom(swapTextAtom);
  if (offer === null) return null;
  const isShown = offer === 'shown';
  const Icon = isShown ? ArrowLeft : Theater;
  return (
    <div className={styles.place} data-offer={offer}>
      <p className={styles.waiting}>{offer === 'waiting' && t(($) => $.result.better.waiting)}</p>
      <div className={styles.button}>
        <Button
          wide
          icon={<Icon size={20} aria-hidden />}
          onClick={() => {
            swap();
            onSwap();
          }}
        >
          {t(($) => (isShown ? $.result.better.back : $.result.better.show))}
        </Button>
      </div>
      <output className="visually-hidden">{offer === 'here' && t(($) => $.result.better.come)}</output>
    </div>
  );
}
