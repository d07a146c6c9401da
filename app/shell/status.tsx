import type { Tone } from '../components/badge';
import { Notice } from '../components/notice';
import { pages, type PageName } from '../routes';
import type { ShellData } from './shell-data.server';
import { useSay } from '../words';

const tones: Record<'success' | 'error' | 'warning' | 'info', Tone> = { success: 'ok', error: 'bad', warning: 'warn', info: 'info' };

/** The message that waited for this page stands at its top, also without script. [SHELL-7] */
export function Status({ flash }: Pick<ShellData, 'flash'>) {
  const say = useSay();
  return (
    <div className="wrap status" role="status">
      {flash && <Notice tone={tones[flash.kind]}>{say(flash.key, flash.facts)}</Notice>}
    </div>
  );
}

/** Where toasts appear: the same message as in the status region, by its id, kind and words. It also carries the sentence for pages that the service worker shows from its cache. [SHELL-2, SHELL-7] */
export function Toasts({ flash, page, id }: Pick<ShellData, 'flash'> & { page: PageName | undefined; id: string }) {
  const say = useSay();
  const messages = flash ? JSON.stringify([{ id, kind: flash.kind, message: say(flash.key, flash.facts) }]) : undefined;
  // The island draws into it before React comes to life: its inside is not React's.
  return (
    <toast-region
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
      data-messages={messages}
      data-label={say('shell.toast.region')}
      data-close={say('shell.toast.close')}
      data-kept={say(`shell.offline.${keptOf(page)}`)}
    />
  );
}

/** What is told of a page that was kept: prices and stock stand in the shop, and where one writes without a line nothing is out of date. */
function keptOf(page: PageName | undefined): 'kept' | 'kept-page' | 'kept-writing' {
  if (page === 'offlineReading') return 'kept-writing';
  return page && pages[page].path.startsWith('/shop') ? 'kept' : 'kept-page';
}
