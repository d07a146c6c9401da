/** The ECG viewer's tag: its heavy part comes when it is seen and the page is at rest. [ECG-2] */
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
