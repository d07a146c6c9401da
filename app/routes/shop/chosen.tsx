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
        sayParts(lang, 'cart.line.engraved', { text: engraving.join(' / ') }).map((part, at) => (part.fact ? <bdi key={at}>{part.text}</bdi> : part.text))}
    </>
  );
}
