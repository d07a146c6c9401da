import { APP_OPENS_WITHIN_MS } from '#domain/shell/limits';

/** Says that the app did not open where its link was pressed and the page is still seen, and offers the other ways. [PAGE-6] */
class OpenApp extends HTMLElement {
  private timer: number | undefined;

  connectedCallback() {
    this.querySelector('a')?.addEventListener('click', this.wait);
    document.addEventListener('visibilitychange', this.opened);
    addEventListener('pagehide', this.opened);
  }
  disconnectedCallback() {
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.opened);
    removeEventListener('pagehide', this.opened);
  }

  private wait = () => {
    clearTimeout(this.timer);
    this.said().replaceChildren();
    this.timer = window.setTimeout(() => this.said().append(this.querySelector('template')!.content.cloneNode(true)), APP_OPENS_WITHIN_MS);
  };
  /** Whoever sees something else has the app before them. */
  private opened = (event: Event) => {
    if (event.type === 'pagehide' || document.hidden) clearTimeout(this.timer);
  };
  private said(): HTMLElement {
    return this.querySelector<HTMLElement>('[role=status]')!;
  }
}

customElements.define('open-app', OpenApp);
