/** Opens the device's share sheet in place of the links, and copies the address. */
class SharePage extends HTMLElement {
  connectedCallback() {
    const { address = '', title = '', done = '' } = this.dataset;
    const copy = this.querySelector<HTMLButtonElement>('[data-copy]');
    if (copy && navigator.clipboard) {
      copy.hidden = false;
      copy.onclick = async () => {
        await navigator.clipboard.writeText(address);
        copy.textContent = done;
      };
    }
    const summary = this.querySelector('summary');
    if (!summary || !('share' in navigator)) return;
    summary.onclick = (event) => {
      event.preventDefault();
      // Who closes the sheet has shared nothing, and that is no fault.
      navigator.share({ title, url: address }).catch(() => undefined);
    };
  }
}

customElements.define('share-page', SharePage);

export {};
