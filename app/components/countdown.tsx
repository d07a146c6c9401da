import { useLang, useSay } from '../words';

/** Time left until a moment, and what it is left for: live cells, drawn by script; the words beside it say the time of day in any case. */
export function Countdown({
  until,
  now,
  label,
  reload,
  short,
}: {
  until: Date | string;
  /** When the page was made, by the server. */ now: Date | string;
  /** What runs out, or what one waits for. */ label: string;
  /** Reloads the page when the time is over. */ reload?: boolean;
  /** Shown as minutes and seconds within a line of text. */ short?: boolean;
}) {
  const lang = useLang();
  const say = useSay();
  return (
    <span className="row tight">
      <span className="small soft" hidden suppressHydrationWarning>
        {label}
      </span>
      <count-down
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
        class={short ? undefined : 'cd'}
        data-short={short ? '' : undefined}
        data-until={new Date(until).toISOString()}
        data-now={new Date(now).toISOString()}
        data-lang={lang}
        data-hours={say('shell.countdown.hours')}
        data-minutes={say('shell.countdown.minutes')}
        data-seconds={say('shell.countdown.seconds')}
        data-say={label}
        data-reload={reload ? '' : undefined}
      />
    </span>
  );
}
