import type { ColourCode } from '#domain/catalog/colours';
import { colourClass } from './colour-class';
import { Engraving } from './engraving';
import sprite from './devices.svg?url';
import { isPhoto, photoAddress, type Look } from '#domain/catalog/kinds';
import { viewOf, type ViewName } from './views';

type Props = {
  /** Its photo or drawing; an empty name draws a plain box. */
  name: Look | readonly Look[];
  colour?: ColourCode;
  view?: ViewName;
  engraving?: readonly string[];
  /** What it shows, for those who cannot see it; without it the drawing is decoration. */
  label?: string;
};

const places: Record<number, readonly [number, number, number][]> = {
  2: [
    [-20, 10, 340],
    [170, 150, 320],
  ],
  3: [
    [-30, -10, 290],
    [210, 20, 280],
    [80, 210, 280],
  ],
  4: [
    [-20, -10, 250],
    [230, 0, 250],
    [-10, 230, 250],
    [240, 230, 250],
  ],
};

/** The shape of a device without photo or drawing: a box with a pulse on it. */
const BOX = 'M130 130h220a20 20 0 0 1 20 20v180a20 20 0 0 1-20 20H130a20 20 0 0 1-20-20V150a20 20 0 0 1 20-20ZM150 245h50l22-50 34 96 22-46h52';

/** Draws a device; colour and engraving follow the choice. A package shows several together. */
export function Device({ name, colour, view, engraving = [], label }: Props) {
  const names = typeof name === 'string' ? [name] : name;
  const single = names.length === 1 ? names[0] : undefined;
  if (single && isPhoto(single)) return <img src={photoAddress(single)} alt={label ?? ''} loading="lazy" decoding="async" />;
  const look = single ? viewOf(single, view) : undefined;
  const described = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className={colour && colourClass(colour)} viewBox={look?.box ?? '0 0 480 480'} {...described}>
      {look ? (
        <use href={`${sprite}#${look.drawing}`} width="480" height="480" />
      ) : (
        names.slice(0, 4).map((each, at) => {
          const [x, y, size] = places[Math.min(names.length, 4)]?.[at] ?? [0, 0, 480];
          const place = { x, y, width: size, height: size };
          if (each === '') return <path key="box" className="box" d={BOX} />;
          return isPhoto(each) ? <image key={each} href={photoAddress(each)} {...place} /> : <use key={each} href={`${sprite}#${each}`} {...place} />;
        })
      )}
      {look?.engraved && <Engraving lines={engraving} />}
    </svg>
  );
}
