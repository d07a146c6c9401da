import { REPLACEMENT_DAYS } from '#domain/catalog/promises';
import { ENGRAVING_CHARACTERS, ENGRAVING_LINES } from '#domain/catalog/engraving';
import { useSay } from '../../words';
import { Device } from '../devices/device';
import { Dialog } from '../dialog';

/** How to write an engraving, in a dialog; without scripts its address shows the same. [SHELL-5, PROD-2] */
export function EngravingGuide({ extraToman }: { extraToman: number }) {
  const say = useSay();
  const example = [say('content.engraving-guide.example'), say('content.engraving-guide.example-second')];
  return (
    <Dialog name="engraving" title={say('content.engraving-guide.title')} wide>
      <div className="stack">
        <div className="stage mist">
          <Device name="ns1" view="head" colour="navy" engraving={example} label={example.join(' ')} />
        </div>
        <div className="prose small">
          <ul>
            <li>{say('content.engraving-guide.length', { lines: ENGRAVING_LINES, characters: ENGRAVING_CHARACTERS })}</li>
            <li>{say('content.engraving-guide.letters')}</li>
            <li>{say('content.engraving-guide.size', { characters: ENGRAVING_CHARACTERS })}</li>
            <li>{extraToman > 0 ? say('content.engraving-guide.price', { priceToman: extraToman }) : say('content.engraving-guide.free')}</li>
            <li>{say('content.engraving-guide.replace', { days: REPLACEMENT_DAYS })}</li>
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
