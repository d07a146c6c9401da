import { useSay } from '../../words';

type Props = { colour: { title: string } | null; engraving: readonly string[] };

/** What was chosen on a line, in words: the colour, and what is cut into the metal. */
export function Chosen({ colour, engraving }: Props) {
  const say = useSay();
  if (!colour && engraving.length === 0) return null;
  return (
    <>
      {colour?.title}
      {colour && engraving.length > 0 && <br />}
      {engraving.length > 0 && say('cart.line.engraved', { text: engraving.join(' / ') })}
    </>
  );
}
