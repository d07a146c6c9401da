import { Link } from '../../link';
import type { Query } from '../../routes';
import { useSay } from '../../words';
import type { ColourCode } from '#domain/catalog/colours';
import { colourClass } from './colour-class';
import { Device } from './device';
import { stageFor, type Stage } from './stage-for';
import { viewOf, viewsOf, type DeviceName, type ViewName } from './views';

type Props = {
  slug: string;
  device: DeviceName;
  colour?: ColourCode;
  /** The ground it stands on; by its colour when the product names none. */
  stage?: Stage;
  view?: ViewName;
  engraving?: readonly string[];
  /** The rest of the address, so that a choice survives a look around. */
  query?: Query;
  label: string;
};

const grounds: readonly Stage[] = ['glaze', 'sand', 'mist', 'rose'];

/** A product seen whole and close: the large stage shows the chosen view; small ones are links to the others. [PAGE-2] */
export function ProductGallery({ slug, device, colour, stage, view, engraving, query, label }: Props) {
  const say = useSay();
  const all = viewsOf(device);
  const now = all.find(([name]) => name === view)?.[0] ?? 'whole';
  const tint = colour ? ` ${colourClass(colour)}` : '';
  return (
    <div>
      <div className={`stage main ${stage ?? stageFor(colour)}${tint}`} data-main-stage="">
        <Device name={device} view={now} engraving={engraving} label={label} />
        <p className="tag" data-engraving-tag="" hidden={!viewOf(device, now).engraved}>
          {say('shell.drawing.preview')}
        </p>
      </div>
      <nav className="thumbs" aria-label={say('shell.drawing.views')}>
        {all.map(([name], at) => (
          <Link
            key={name}
            page="product"
            params={{ slug }}
            query={{ ...query, view: name }}
            aria-current={name === now ? 'true' : undefined}
            aria-label={say(`shell.drawing.${name}`)}
            data-view={name}
          >
            <span className={`stage ${grounds[at % grounds.length]}${tint}`}>
              <Device name={device} view={name} engraving={engraving} />
            </span>
          </Link>
        ))}
      </nav>
    </div>
  );
}
