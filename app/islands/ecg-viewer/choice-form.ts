import { parseStripChoice, stripChoiceNames, type StripChoice } from '#domain/signals/strip-choice';
import type { Opened } from './protocol';

/** The form of paper and filters, applied at once instead of being sent. */
export class ChoiceForm {
  readonly #form: HTMLFormElement;
  readonly #lead: HTMLSelectElement;

  constructor(root: HTMLElement, changed: () => void) {
    this.#form = root.querySelector<HTMLFormElement>('[data-choice]')!;
    this.#lead = this.#form.querySelector<HTMLSelectElement>('[data-lead] select')!;
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.#form.addEventListener('change', () => {
      this.#fit();
      changed();
    });
  }

  get choice(): StripChoice {
    return parseStripChoice(Object.fromEntries(stripChoiceNames.map((name) => [name, this.#select(name).value])));
  }

  /** The lead that is shown alone. */
  get lead(): number {
    return Math.max(0, this.#lead.selectedIndex);
  }

  /** Enables the leads that a recording has. */
  offer({ leads, six }: Opened): void {
    const [, sixOption] = this.#select('leads').options;
    sixOption!.disabled = !six;
    if (!six) this.#select('leads').value = '1';
    this.#lead.replaceChildren(...leads.map((name) => new Option(name)));
    this.#lead.selectedIndex = six ? 1 : 0;
    this.#fit();
  }

  #fit(): void {
    this.#lead.parentElement!.hidden = this.#lead.options.length < 2 || this.#select('leads').value === '6';
  }

  #select(name: keyof StripChoice): HTMLSelectElement {
    return this.#form.elements.namedItem(name) as HTMLSelectElement;
  }
}
