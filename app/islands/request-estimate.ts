import { estimate, type PriceShape } from '#domain/service-requests/estimate';
import { showNumber } from './digits';

/** Shows the sum of what is typed as it is typed; without it a press asks the server. [SVC-1: price] */
class RequestEstimate extends HTMLElement {
  connectedCallback() {
    const form = this.closest('form')!;
    const shape = JSON.parse(this.dataset['shape'] ?? '') as PriceShape;
    for (const kind of ['input', 'change']) form.addEventListener(kind, () => this.show(shape, form));
    this.show(shape, form);
  }

  private show(shape: PriceShape, form: HTMLFormElement) {
    const data = new FormData(form);
    const typed = Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)]));
    const { lines, totalToman } = estimate(shape, typed);
    const number = (value: number) => showNumber(this.dataset['lang'], value);
    for (const row of this.querySelectorAll<HTMLElement>('[data-item]')) {
      const line = lines.find(({ item }) => item === row.dataset['item']);
      row.hidden = !line;
      row.querySelector('dt span')!.textContent = line && line.count > 1 ? `× ${number(line.count)}` : '';
      row.querySelector('dd')!.textContent = line ? (line.sumToman === null ? (this.dataset['later'] ?? '') : number(line.sumToman)) : '';
    }
    const total = this.querySelector<HTMLElement>('.total')!;
    total.hidden = totalToman === 0;
    total.querySelector('.price')!.firstChild!.textContent = number(totalToman);
  }
}

customElements.define('request-estimate', RequestEstimate);
