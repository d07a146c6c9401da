import { Fragment } from 'react';
import { sayParts } from '#locales/say';
import { useLang } from '../../words';

type Props = { colour: { title: string } | null; engraving: readonly string[] };

/** What was chosen on a line, in words: the colour, and what is cut into the metal. */
export function Chosen({ colour, engraving }: Props) {
  const lang = useLang();
  if (!colour && engraving.length === 0) return null;
  return (
    <>
      {colour?.title}
      {colour && engraving.length > 0 && <br />}
      {engraving.length > 0 &&
        sayParts(lang, 'cart.line.engraved', { text: '' }).map((part, at) => (part.fact ? <Engraved key={at} lines={engraving} /> : part.text))}
    </>
  );
}

/** An engraving's lines, each in its own writing direction. */
function Engraved({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    <Fragment key={at}>
      {at > 0 && ' / '}
      <bdi>{line}</bdi>
    </Fragment>
  ));
}
