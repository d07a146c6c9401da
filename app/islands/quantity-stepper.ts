import { readNumber, showNumber } from './digits';

/** Steps beside a number field; they stop at its limits. [CART-7] */
class QuantityStepper extends HTMLElement {
  connectedCallback() {
    for (const button of this.querySelectorAll('button')) {
      button.hidden = false;
      button.onclick = () => this.step(Number(button.dataset['step']));
    }
    this.field.oninput = () => this.limit();
    this.limit();
  }

  private get field(): HTMLInputElement {
    return this.querySelector('input')!;
  }
  private get value(): number {
    return readNumber(this.field.value);
  }

  private step(by: number) {
    const [min, max] = this.bounds();
    const next = Math.min(max, Math.max(min, (Number.isInteger(this.value) ? this.value : min - by) + by));
    this.field.value = showNumber(this.dataset['lang'], next, false);
    this.limit();
  }
  private limit() {
    const [min, max] = this.bounds();
    for (const button of this.querySelectorAll('button')) button.disabled = Number(button.dataset['step']) < 0 ? this.value <= min : this.value >= max;
  }
  private bounds(): [number, number] {
    return [Number(this.dataset['min']), Number(this.dataset['max'])];
  }
}

customElements.define('quantity-stepper', QuantityStepper);
