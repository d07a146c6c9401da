import { readNumber, showNumber } from './digits';

type Received = { code: string };

/** Draws the digits into the cells, marks the one that comes next, and offers the code of the message where the browser can read it. */
class CodeCells extends HTMLElement {
  private stop = new AbortController();

  connectedCallback() {
    const field = this.querySelector('input')!;
    const mark = () => {
      const typed = [...field.value.replace(/\s/g, '')];
      const at = document.activeElement === field ? typed.length : -1;
      this.querySelectorAll('i').forEach((cell, place) => {
        const digit = readNumber(typed[place] ?? '');
        cell.textContent = Number.isNaN(digit) ? (typed[place] ?? '') : showNumber(this.dataset['lang'], digit);
        cell.classList.toggle('on', place === at);
      });
    };
    for (const kind of ['input', 'focus', 'blur']) field.addEventListener(kind, mark);
    mark();
    if ('OTPCredential' in window) void this.receive(field);
  }
  disconnectedCallback() {
    this.stop.abort();
  }

  private async receive(field: HTMLInputElement) {
    const wish = { otp: { transport: ['sms'] }, signal: this.stop.signal } as CredentialRequestOptions;
    const received = (await navigator.credentials.get(wish).catch(() => null)) as Received | null;
    if (!received) return;
    field.value = received.code;
    field.form?.requestSubmit();
  }
}

customElements.define('code-cells', CodeCells);
