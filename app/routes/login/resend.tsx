import { Button } from '../../components/button';
import { Countdown } from '../../components/countdown';
import { useSay } from '../../words';

const MINUTE_MS = 60_000;
const HALF_A_DAY_MS = 12 * 60 * MINUTE_MS;

/** Another code: the time of day from which it may be asked for, and with script the time that is left. [AUTH-2] */
export function Resend({ nextAt, now, source }: { nextAt: Date; now: Date; source: string }) {
  const say = useSay();
  const waits = nextAt > now;
  // The time of day is said in whole minutes; too early by seconds would be refused.
  const from = new Date(Math.ceil(nextAt.getTime() / MINUTE_MS) * MINUTE_MS);
  const far = from.getTime() - now.getTime() > HALF_A_DAY_MS;
  return (
    <form method="post" noValidate className="row between small">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="source" value={source} />
      <div>
        <p className="soft">
          {!waits
            ? say('accounts.code.not-arrived')
            : far
              ? say('accounts.code.resend-at-day', { nextAt: from })
              : say('accounts.code.resend-at', { nextTime: from })}
        </p>
        {waits && !far && <Countdown until={nextAt} now={now} label={say('accounts.code.resend-in')} short />}
      </div>
      <Button kind="text">{say('accounts.code.resend')}</Button>
    </form>
  );
}
