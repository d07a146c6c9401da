const SLOWEST_MS = 60_000;

/** Keeps a group's page current: polls a short tag of its state, and fetches the page again when the tag changed. A hidden page does not ask; a server that does not answer is asked less often. */
class GroupLive extends HTMLElement {
  private clock = 0;
  private wait = 0;
  private voice = document.createElement('p');
  private look = () => void (document.hidden ? clearTimeout(this.clock) : this.ask());

  connectedCallback() {
    this.wait = this.usual;
    this.voice.className = 'sr';
    this.voice.setAttribute('role', 'status');
    this.after(this.voice);
    this.turnOn();
    document.addEventListener('visibilitychange', this.look);
    this.again();
  }
  disconnectedCallback() {
    clearTimeout(this.clock);
    document.removeEventListener('visibilitychange', this.look);
  }

  private get usual() {
    return Number(this.dataset['seconds']) * 1000;
  }

  /** Swaps the words for browsers without scripts for the live ones. */
  private turnOn() {
    for (const part of this.querySelectorAll<HTMLElement>('[data-live]')) part.hidden = part.dataset['live'] === 'off';
  }

  private again() {
    clearTimeout(this.clock);
    if (!document.hidden) this.clock = window.setTimeout(() => void this.ask(), this.wait);
  }

  private async ask() {
    try {
      const answer = await fetch(this.dataset['href'] ?? '', { headers: { Accept: 'application/json' } });
      const { pulse } = (await answer.json()) as { pulse?: string };
      this.wait = this.usual;
      if (pulse && pulse !== this.dataset['pulse']) await this.renew();
    } catch {
      this.wait = Math.min(SLOWEST_MS, this.wait * 2);
    }
    this.again();
  }

  /** Replaces the parts of the page; a group in another state has other forms, so then the whole page is loaded again, unless somebody is typing. */
  private async renew() {
    const answer = await fetch(location.pathname, { headers: { Accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.querySelector<HTMLElement>('group-live');
    if (!fresh) return;
    const writing = document.activeElement instanceof HTMLInputElement;
    if (fresh.dataset['state'] !== this.dataset['state'] && !writing) return location.reload();
    this.replaceChildren(...fresh.childNodes);
    for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) renewPart(part, page);
    for (const name of ['pulse', 'state', 'say'] as const) this.dataset[name] = fresh.dataset[name] ?? '';
    this.turnOn();
    this.voice.textContent = this.dataset['say'] ?? '';
  }
}

/** A part beside it, unless somebody is choosing or writing there. */
function renewPart(part: HTMLElement, page: Document) {
  const fresh = page.querySelector<HTMLElement>(`[data-part="${part.dataset['part']}"]`);
  const fields = [...part.querySelectorAll('input')].filter(({ type }) => type !== 'hidden');
  const touched = part.contains(document.activeElement) || fields.some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked);
  if (fresh && !touched) part.replaceChildren(...fresh.childNodes);
}

customElements.define('group-live', GroupLive);

export {};
