import { formatTime } from '#locales/format';
import { useLang, useSay } from '../words';

/** Time left until a moment: the clock time from the server, and live cells when script is there. */
export function Countdown({
  until,
  reload,
  short,
}: {
  until: Date | string;
  /** Opens the page anew when the time is over. */ reload?: boolean;
  /** Minutes and seconds in the line of text. */ short?: boolean;
}) {
  const lang = useLang();
  const say = useSay();
  const end = new Date(until);
  const units = { hours: say('shell.countdown.hours'), minutes: say('shell.countdown.minutes'), seconds: say('shell.countdown.seconds') };
  return (
    <span className="row">
      <count-down
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
        class={short ? undefined : 'cd'}
        data-short={short ? '' : undefined}
        data-until={end.toISOString()}
        data-lang={lang}
        data-hours={units.hours}
        data-minutes={units.minutes}
        data-seconds={units.seconds}
        data-say={say('shell.countdown.left')}
        data-reload={reload ? '' : undefined}
      />
      <span className="small soft">
        {say('shell.countdown.until')} <time dateTime={end.toISOString()}>{formatTime(lang, end)}</time>
      </span>
    </span>
  );
}
