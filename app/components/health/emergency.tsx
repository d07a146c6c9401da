import { useSay } from '../../words';
import { Notice } from '../notice';

/** From 180 or 120 on: whom to call at once. [ROLE-7] */
export function Emergency() {
  const say = useSay();
  return (
    <Notice tone="bad">
      {say('health.emergency')}{' '}
      <a href="tel:115">
        <b>
          <bdi dir="ltr">{say('health.emergency-number')}</bdi>
        </b>
      </a>
    </Notice>
  );
}
