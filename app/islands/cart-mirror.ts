import { STORAGE_KEYS } from '#domain/shell/storage-keys';

/** Writes the server's cart under `cart`; offers what is kept there only where the server knows none. [CART-5] */
class CartMirror extends HTMLElement {
  connectedCallback() {
    try {
      const { lines } = this.dataset;
      if (lines !== undefined) localStorage.setItem(STORAGE_KEYS.cart, lines);
      else this.offer(localStorage.getItem(STORAGE_KEYS.cart));
    } catch {
      // Storage may be closed; the server's cart is the truth anyway.
    }
  }

  private offer(kept: string | null) {
    const form = this.querySelector('form');
    if (!form || !kept || !Array.isArray(JSON.parse(kept)) || JSON.parse(kept).length === 0) return;
    form.querySelector<HTMLInputElement>('[name=lines]')!.value = kept;
    form.hidden = false;
  }
}

customElements.define('cart-mirror', CartMirror);
