import { countFor, keepPerson, setAccount } from './offline-entry/phone-store';
import { sendWaiting } from './offline-entry/send';

/** On each page of the file: this account is on the phone, and what waits for it is sent; whose form is open can be chosen without a connection later. [REC-9] */
class SendWaiting extends HTMLElement {
  connectedCallback() {
    void this.begin().catch(() => undefined);
    addEventListener('online', this.again);
  }
  disconnectedCallback() {
    removeEventListener('online', this.again);
  }

  private again = () => void this.send().catch(() => undefined);

  private async begin() {
    if (!('indexedDB' in window) || !crypto.subtle) return;
    const { account = '', of, name = '' } = this.dataset;
    await setAccount(account);
    if (of) await keepPerson(account, { of, name });
    await this.send();
  }

  private async send() {
    const { account = '', send = '', sent = '', waits = '' } = this.dataset;
    const count = await countFor(account);
    if (count === 0) return;
    const round = await sendWaiting(account, send);
    const left = await countFor(account);
    const [text, line] = [this.querySelector('[data-text]')!, this.querySelector<HTMLElement>('.say')!];
    text.textContent = left > 0 ? waits : sent;
    line.hidden = left === 0 && round.stored === 0;
    line.classList.toggle('ok', left === 0);
    line.classList.toggle('wait', left > 0);
    this.querySelector('a')!.hidden = left === 0;
  }
}

customElements.define('send-waiting', SendWaiting);
