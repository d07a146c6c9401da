/** The ECG viewer's element; its code is loaded when it is in view and the page is idle. [ECG-2] */
class EcgViewer extends HTMLElement {
  connectedCallback() {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      if ('requestIdleCallback' in window) requestIdleCallback(() => void this.wake(), { timeout: 1500 });
      else setTimeout(() => void this.wake(), 200);
    });
    seen.observe(this);
  }

  private async wake() {
    const { Live } = await import('./live');
    await Live.start(this);
  }
}

customElements.define('ecg-viewer', EcgViewer);

export {};
