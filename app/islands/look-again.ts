const SLOWEST_MS = 60_000;

/** Polls the page while it is visible, and reloads it once it says something else. */
class LookAgain extends HTMLElement {
  private clock = 0;
  private wait = 0;
  private look = () => void (document.hidden ? clearTimeout(this.clock) : this.ask());

  connectedCallback() {
    this.wait = Number(this.dataset['seconds']) * 1000;
    document.addEventListener('visibilitychange', this.look);
    this.again();
  }
  disconnectedCallback() {
    clearTimeout(this.clock);
    document.removeEventListener('visibilitychange', this.look);
  }

  private again() {
    clearTimeout(this.clock);
    if (!document.hidden) this.clock = window.setTimeout(() => void this.ask(), this.wait);
  }

  /** Waits while somebody fills in a form. */
  private async ask() {
    try {
      const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const now = page.querySelector<HTMLElement>('look-again')?.dataset['now'];
      const writing = document.activeElement instanceof HTMLInputElement && document.activeElement.value !== '';
      if (answer.ok && (answer.redirected || now !== this.dataset['now']) && !writing) return location.replace(answer.url);
      if (!answer.ok) throw new Error(String(answer.status));
    } catch {
      this.wait = Math.min(SLOWEST_MS, this.wait * 2);
    }
    this.again();
  }
}

customElements.define('look-again', LookAgain);

export {};
