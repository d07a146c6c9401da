import type { ReactNode } from 'react';
import { Link } from '../link';
import type { ColourCode } from '#domain/catalog/colours';
import { colourClass } from './devices/colour-class';
import { Device } from './devices/device';
import { stageFor, type Stage } from './devices/stage-for';
import type { Look } from '#domain/catalog/kinds';
import { Price } from './price';

type Props = {
  slug: string;
  device: Look | readonly Look[];
  colour?: ColourCode;
  stage?: Stage;
  name: ReactNode;
  use: ReactNode;
  priceToman?: number;
  /** Stands in the price's place: «ناموجود», «فقط نمایش». */
  badge?: ReactNode;
  colours?: readonly ColourCode[];
  coloursLabel?: string;
  heading?: 'h2' | 'h3';
};

/** A product in a list: picture, name, one line of use, price, colours; all of it is one link. */
export function ProductTile({ slug, device, colour, stage, name, use, priceToman, badge, colours = [], coloursLabel, heading: Heading = 'h3' }: Props) {
  return (
    <li className="good">
      <div className={`stage ${stage ?? stageFor(colour)}`}>
        <Device name={device} colour={colour} />
      </div>
      <Heading>
        <Link page="product" params={{ slug }}>
          {name}
        </Link>
      </Heading>
      <p>{use}</p>
      <div className="foot">
        {badge ?? (priceToman !== undefined && <Price toman={priceToman} />)}
        {colours.length > 0 && (
          <span className="dots" role="img" aria-label={coloursLabel}>
            {colours.slice(0, 5).map((each) => (
              <i key={each} className={colourClass(each)} />
            ))}
          </span>
        )}
      </div>
    </li>
  );
}
