import { Fragment } from 'react';
import styles from './with-address.module.css';

interface WithAddressProps {
  readonly words: string;
  /** Where it stands in the words, it goes to a line of its own before it breaks, and breaks at its "@" and its dots. */
  readonly email: string;
}

/** What opens right before an address, or closes right after it. */
const OPENING = /[「『（(“]$/;
const CLOSING = /^[.,:;!?)”。、：！？）」』]+/;

/** Words with an e-mail address in them, which is torn only where it is longer than a line. */
export function WithAddress({ words, email }: WithAddressProps) {
  const at = email === '' ? -1 : words.indexOf(email);
  if (at === -1) return words;
  const before = words.slice(0, at);
  const after = words.slice(at + email.length);
  // An address that stands as a block may be parted from what touches it: that goes along.
  const opening = OPENING.exec(before)?.[0] ?? '';
  const closing = CLOSING.exec(after)?.[0] ?? '';
  const parts = email.split(/(?<=@)|(?=\.)/);
  return (
    <>
      {before.slice(0, before.length - opening.length)}
      <span className={styles.address} translate="no">
        {opening}
        {parts.map((part, i) => (
          <Fragment key={parts.slice(0, i + 1).join('')}>
            {i > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
        {closing}
      </span>
      {after.slice(closing.length)}
    </>
  );
}
