type Received = { code: string };

/** Marks the cell that comes next, and offers the code of the message where the browser can read it. */
class CodeCells extends HTMLElement {
  private stop = new AbortController();

  connectedCallback() {
    const field = this.querySelector('input')!;
    const mark = () => {
      const at = document.activeElement === field ? [...field.value].length : -1;
      this.querySelectorAll('i').forEach((cell, place) => cell.classList.toggle('on', place === at));
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

export {};
