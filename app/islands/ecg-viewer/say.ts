import type { EcgKey, SayEcg } from '../../components/signals/ecg-figure-texts';
import { formatNumber, formatPercent, localDigits } from '#locales/numbers';

type Tree = { [name: string]: Tree | string };
type Fact = string | number | Date;

/** The words that the page gave its island, filled in the page's digits. */
export class Words {
  readonly lang: 'fa' | 'en';
  readonly #tree: Tree;

  constructor(element: HTMLElement) {
    this.lang = element.dataset['lang'] === 'en' ? 'en' : 'fa';
    this.#tree = JSON.parse(element.dataset['words'] ?? '{}') as Tree;
  }

  readonly say: SayEcg = (key: EcgKey, facts) => this.any(`ecg.${key}`, facts) ?? key;

  /** A sentence by its address in the given words, or nothing. */
  any(address: string, facts: Record<string, Fact> = {}): string | undefined {
    let found: Tree | string | undefined = this.#tree;
    for (const name of address.split('.')) found = typeof found === 'object' ? found[name] : undefined;
    if (typeof found !== 'string') return undefined;
    return found.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => this.#fact(name, facts[name] ?? '…'));
  }

  #fact(name: string, value: Fact): string {
    if (typeof value !== 'number') return String(value);
    return /percent$/i.test(name) ? formatPercent(this.lang, value) : formatNumber(this.lang, value);
  }

  /** A text in the page's digits. */
  digits(text: string): string {
    return localDigits(this.lang, text);
  }

  /** A refusal's sentence: `signals.file.…` under the refusals. */
  refusal(code: string, facts: Record<string, Fact>): string {
    return this.any(`refusals.${code.replace(/^signals\./, '')}`, facts) ?? this.any('faults.leads') ?? code;
  }
}
