type Answer = { today: number; states: Record<string, { open: boolean; text: string } | null> };

/** Says which centres are open at this minute, by the server's clock: the page itself may be some minutes old. [MAP-1] */
class OpenNow extends HTMLElement {
  connectedCallback() {
    if (this.querySelector('[data-open]')) void this.ask();
  }

  private async ask() {
    const answer = await fetch(this.dataset['href'] ?? '', { headers: { Accept: 'application/json' } });
    if (!answer.ok) return;
    const { today, states } = (await answer.json()) as Answer;
    for (const badge of this.querySelectorAll<HTMLElement>('[data-open]')) {
      const state = states[badge.dataset['open'] ?? ''];
      if (!state) continue;
      badge.textContent = state.text;
      badge.classList.toggle('ok', state.open);
      badge.classList.toggle('wait', !state.open);
      badge.hidden = false;
    }
    document.querySelector(`.hours [data-weekday="${today}"]`)?.setAttribute('aria-current', 'date');
  }
}

customElements.define('open-now', OpenNow);

export {};
