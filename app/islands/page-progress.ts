/** A thin progress bar while a navigation runs; no spinner. [SHELL-1] */
class PageProgress extends HTMLElement {
  connectedCallback() {
    addEventListener('click', this.onClick);
    addEventListener('submit', this.onSubmit);
    addEventListener('pageshow', this.rest);
  }
  disconnectedCallback() {
    removeEventListener('click', this.onClick);
    removeEventListener('submit', this.onSubmit);
    removeEventListener('pageshow', this.rest);
  }

  private onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && leavesPage(event, link)) this.runUnlessPrevented(event);
  };
  private onSubmit = (event: SubmitEvent) => this.runUnlessPrevented(event);

  /** Starts after all other listeners, so that a navigation that one of them prevented shows nothing. */
  private runUnlessPrevented(event: Event) {
    setTimeout(() => event.defaultPrevented || this.run());
  }
  private run() {
    this.setAttribute('role', 'progressbar');
    this.setAttribute('aria-label', this.dataset['label'] ?? '');
    this.classList.add('run');
  }
  private rest = () => {
    this.removeAttribute('role');
    this.removeAttribute('aria-label');
    this.classList.remove('run');
  };
}

function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download') || link.origin !== location.origin) return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}

customElements.define('page-progress', PageProgress);

export {};
