import { STORAGE_KEYS } from '#domain/shell/storage-keys';

/** Remembers under `bf-contact` how somebody asked to be reached on the sale's page, and fills it in the next time. [CONT-2, NUM-8] */
class SaleContact extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector<HTMLInputElement>('[name=contact]');
    if (!input) return;
    try {
      const kept = localStorage.getItem(STORAGE_KEYS.contact);
      if (kept && input.value === '') {
        input.value = kept;
        this.querySelector<HTMLElement>('[data-known]')!.hidden = false;
      }
    } catch {
      // Storage may be closed; the form works without it.
    }
    this.querySelector('form')?.addEventListener('submit', () => {
      try {
        localStorage.setItem(STORAGE_KEYS.contact, input.value.trim());
      } catch {
        // Nothing is remembered then.
      }
    });
  }
}

customElements.define('sale-contact', SaleContact);

export {};
