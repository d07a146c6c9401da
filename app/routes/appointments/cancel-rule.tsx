import type { CancelPromise } from '#domain/consultations/cancelling';
import { CANCEL_HOURS_AHEAD, CYCLE_DAYS, CYCLES_BEFORE_PENALTY, PENALTY_DAYS } from '#domain/consultations/promises';
import { useSay } from '../../words';

type Props = { promise: CancelPromise; inTime: boolean; /** How many the account has cancelled in the days that count. */ cycles: number };

/** What cancelling gives back and until which moment, and what cancelling often leads to: said before paying and after it. [CONS-4, CONS-5, NUM-3] */
export function CancelRule({ promise, inTime, cycles }: Props) {
  const say = useSay();
  return (
    <>
      <p data-back={inTime ? promise.backToman : 0} data-until={promise.until.toISOString()}>
        {inTime
          ? say('appointments.promise', { lastMoment: promise.until, backToman: promise.backToman })
          : say('appointments.promise-over', { hours: CANCEL_HOURS_AHEAD })}
      </p>
      <p className="small soft">{say('appointments.cycles', { days: CYCLE_DAYS, done: cycles, most: CYCLES_BEFORE_PENALTY, length: PENALTY_DAYS })}</p>
    </>
  );
}
