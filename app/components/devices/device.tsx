import type { ColourCode } from '#domain/catalog/colours';
import { colourClass } from './colour-class';
import { Engraving } from './engraving';
import sprite from './devices.svg?url';
import { viewOf, type DeviceName, type ViewName } from './views';

type Props = {
  name: DeviceName | readonly DeviceName[];
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

/** A device as an object one could pick up; colour and engraving follow the choice. Several stand together as a package. */
export function Device({ name, colour, view, engraving = [], label }: Props) {
  const names = typeof name === 'string' ? [name] : name;
  const single = names.length === 1 ? names[0] : undefined;
  const look = single ? viewOf(single, view) : undefined;
  const described = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className={colour && colourClass(colour)} viewBox={look?.box ?? '0 0 480 480'} {...described}>
      {look ? (
        <use href={`${sprite}#${look.drawing}`} width="480" height="480" />
      ) : (
        names.slice(0, 4).map((each, at) => {
          const [x, y, size] = places[Math.min(names.length, 4)]?.[at] ?? [0, 0, 480];
          return <use key={each} href={`${sprite}#${each}`} x={x} y={y} width={size} height={size} />;
        })
      )}
      {look?.engraved && <Engraving lines={engraving} />}
    </svg>
  );
}
