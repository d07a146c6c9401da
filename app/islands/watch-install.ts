import { STORAGE_KEYS } from '#domain/shell/storage-keys';

type InstallEvent = Event & { prompt: () => Promise<unknown> };

/** Shows the install offer when the browser allows it; once dismissed or accepted, it does not come back. [SHELL-3] */
export function watchInstall() {
  const offer = document.querySelector<HTMLElement>('install-prompt');
  if (!offer) return;
  const settle = () => {
    offer.hidden = true;
    try {
      localStorage.setItem(STORAGE_KEYS.installDismissed, '1');
    } catch {
      // Storage may be closed; then it is only hidden here.
    }
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isSettled()) return;
    offer.hidden = false;
    offer.querySelector<HTMLElement>('[data-install]')!.onclick = () => {
      settle();
      void (event as InstallEvent).prompt();
    };
    offer.querySelector<HTMLElement>('[data-dismiss]')!.onclick = settle;
  });
  addEventListener('appinstalled', settle);
}

function isSettled(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.installDismissed) !== null;
  } catch {
    return false;
  }
}
