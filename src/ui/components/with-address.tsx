import { Fragment } from 'react';

interface WithAddressProps {
  readonly words: string;
  /** Where it stands in the words, a line breaks after its "@" and before its dots, and nowhere else. */
  readonly email: string;
}

/** Words with an e-mail address in them: where it is longer than a line, it breaks between its parts. */
export function WithAddress({ words, email }: WithAddressProps) {
  const at = email === '' ? -1 : words.indexOf(email);
  if (at === -1) return words;
  const parts = email.split(/(?<=@)|(?=\.)/);
  return (
    <>
      {words.slice(0, at)}
      {parts.map((part, i) => (
        <Fragment key={parts.slice(0, i + 1).join('')}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      {words.slice(at + email.length)}
    </>
  );
}
