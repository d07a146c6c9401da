import { accountHere, countFor, forgetAccount } from './offline-entry/phone-store';

/** Whoever logs out with readings that are not sent yet is asked first; afterwards this phone says nothing of them but that something waits. [REC-9] */
export function askBeforeLogout(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const { waiting } = form.dataset;
    if (waiting === undefined || !('indexedDB' in window)) return;
    event.preventDefault();
    void leave(form, waiting);
  });
}

async function leave(form: HTMLFormElement, question: string) {
  const account = await accountHere().catch(() => undefined);
  const count = account ? await countFor(account).catch(() => 0) : 0;
  if (count > 0 && !confirm(question)) return;
  await forgetAccount().catch(() => undefined);
  form.submit();
}
