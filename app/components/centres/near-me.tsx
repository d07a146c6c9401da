import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { Icon } from '../icon';

/** Asks the device where it is, to a hundred metres; without scripts it stays away, and the list of places is the way. [MAP-1] */
export function NearMe() {
  const lang = useLang();
  const say = useSay();
  return (
    <near-me data-locate={href(lang, 'centresNear')} data-refused={say('centres.near.refused')}>
      <button type="button" className="btn s2 sm" hidden>
        <Icon name="pin" small />
        {say('centres.near.me')}
      </button>
      <span role="status" className="small soft" />
    </near-me>
  );
}
