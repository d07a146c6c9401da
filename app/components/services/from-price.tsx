import { useSay } from '../../words';
import { Price } from '../price';

/** The least that a service costs, or that its price is found after review. */
export function FromPrice({ toman, big }: { toman: number | null; big?: boolean }) {
  const say = useSay();
  if (toman === null)
    return (
      <span>
        {say('services.price.label')} <b className={big ? 'price big' : 'price'}>{say('services.price.review')}</b>
      </span>
    );
  return (
    <span>
      {say('services.price.from')} <Price toman={toman} big={big} />
    </span>
  );
}
