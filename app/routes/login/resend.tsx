import { Button } from '../../components/button';
import { Countdown } from '../../components/countdown';
import { useSay } from '../../words';

/** Another code: with the time that is left before it may be asked for; without script the clock time says it. [AUTH-2] */
export function Resend({ nextAt, now, source }: { nextAt: Date; now: Date; source: string }) {
  const say = useSay();
  return (
    <form method="post" noValidate className="row between small">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="source" value={source} />
      {nextAt > now ? <Countdown until={nextAt} short /> : <span className="soft">{say('accounts.code.not-arrived')}</span>}
      <Button kind="text">{say('accounts.code.resend')}</Button>
    </form>
  );
}
