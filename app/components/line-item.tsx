import type { ReactNode } from 'react';
import { Device } from './devices/device';
import { stageFor, type Stage } from './devices/stage-for';
import type { ColourCode } from '#domain/catalog/colours';
import type { Look } from '#domain/catalog/kinds';

type Props = {
  device: Look | readonly Look[];
  colour?: ColourCode;
  stage?: Stage;
  name: ReactNode;
  details?: ReactNode;
  children?: ReactNode;
  end?: ReactNode;
  heading?: 'h2' | 'h3';
};

/** One line of a cart or an order: the device in its colour, the choices, the price. */
export function LineItem({ device, colour, stage, name, details, children, end, heading: Heading = 'h3' }: Props) {
  return (
    <div className="lineitem">
      <div className={`stage ${stage ?? stageFor(colour)}`}>
        <Device name={device} colour={colour} />
      </div>
      <div>
        <Heading className="text-h3">{name}</Heading>
        {details && <p className="small soft">{details}</p>}
        {children}
      </div>
      <div className="end">{end}</div>
    </div>
  );
}
