import { useRouteLoaderData } from '@remix-run/react';
import { Link } from '../../link';
import { href, type PageName } from '../../routes';
import type { ShellData } from '../../shell/shell-data.server';
import { useLang, useSay } from '../../words';
import type { Whose } from './app-frame';

/** What waits on this phone is sent from here, and says so; without scripts nothing waits. [REC-9] */
export function WaitingReadings({ page, whose }: { page: PageName; whose: Whose }) {
  const lang = useLang();
  const say = useSay();
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  if (!shell?.user) return null;
  // Whoever may open the form of a file can write for it without a connection, too.
  const person = page === 'appAdd' && whose.of ? { 'data-of': whose.of, 'data-name': whose.name } : {};
  return (
    <send-waiting
      data-account={shell.user.mark}
      data-send={href(lang, 'appWaiting')}
      data-sent={say('health.offline.sent-all')}
      data-waits={say('health.offline.waits')}
      {...person}
    >
      <div className="say ok" role="status" hidden>
        <span className="grow">
          <span data-text /> <Link page="offlineReading">{say('health.offline.look')}</Link>
        </span>
      </div>
    </send-waiting>
  );
}
