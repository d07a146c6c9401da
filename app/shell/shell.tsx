import type { ReactNode } from 'react';
import type { PageName } from '../routes';
import type { ShellData } from './shell-data.server';
import { useSay } from '../words';
import { Footer, ShortFooter } from './footer';
import { Header } from './header';
import { InstallPrompt } from './install-prompt';
import { LanguageOffer } from './language-offer';
import { showsProgress } from './shows-progress';
import { Status, Toasts } from './status';
import { SupportDialog } from './support-dialog';

/** Pages of payment: they get the short footer. */
const paying: readonly (PageName | undefined)[] = ['checkout', 'pay'];

/** The frame around every page. */
export function Shell({ shell, page, children }: { shell: ShellData; page: PageName | undefined; children: ReactNode }) {
  const say = useSay();
  return (
    <>
      <a className="skip" href="#main">
        {say('shell.skip')}
      </a>
      {showsProgress(page) && <page-progress data-label={say('shell.progress')} />}
      {shell.offer && <LanguageOffer path={shell.path} query={shell.query} />}
      <Header shell={shell} page={page} />
      <Status flash={shell.flash} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {paying.includes(page) ? <ShortFooter site={shell.site} /> : <Footer site={shell.site} />}
      <SupportDialog site={shell.site} />
      <InstallPrompt />
      <Toasts flash={shell.flash} page={page} id={shell.requestId} />
    </>
  );
}
