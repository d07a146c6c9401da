import { plainNumber } from '#domain/number-plain';
import { decimalsFor } from '#domain/tools/bands';
import type { Outcome } from '#domain/tools/tool';
import { latinDigits } from './digits';
import { note } from './note';

type Formula = { compute: (values: never, today: string) => Outcome; read?: (typed: string) => unknown; today?: (at: Date) => string };
/** What the page says of a field: how it is read, and the sentences of what it cannot be. */
type Asked = {
  name: string;
  kind: string;
  least?: number;
  most?: number;
  step?: number;
  units: string[];
  optional: boolean;
  says: [missing: string, invalid: string, step: string];
};
type Said = { fields: Asked[]; refusals: Record<string, string>; decimals: Record<string, number>; cuts: Record<string, number[]> };

const formulas: Record<string, () => Promise<Formula>> = {
  bmi: () => import('#domain/tools/formulas/bmi'),
  'ideal-weight': () => import('#domain/tools/formulas/ideal-weight'),
  'waist-to-height': () => import('#domain/tools/formulas/waist-to-height'),
  'daily-energy': () => import('#domain/tools/formulas/daily-energy'),
  'blood-pressure': () => import('#domain/tools/formulas/blood-pressure'),
  'heart-rate-zones': () => import('#domain/tools/formulas/heart-rate-zones'),
  'home-pressure-week': () => import('#domain/tools/formulas/home-pressure-week'),
  qtc: () => import('#domain/tools/formulas/qtc'),
  'pregnancy-week': () => import('#domain/tools/formulas/pregnancy-week'),
  'kidney-filtration': () => import('#domain/tools/formulas/kidney-filtration'),
  hba1c: () => import('#domain/tools/formulas/hba1c'),
  'diabetes-risk': () => import('#domain/tools/formulas/diabetes-risk'),
  units: () => import('#domain/tools/formulas/units'),
};

/** Reckons as one types, in the browser alone: nothing is sent. Without it a press asks the server. [COMM-1] */
class ToolForm extends HTMLElement {
  async connectedCallback() {
    const { tool = '', said = '' } = this.dataset;
    const formula = await formulas[tool]!();
    const page = JSON.parse(said) as Said;
    const form = this.querySelector('form')!;
    form.addEventListener('input', () => this.reckon(formula, page, form));
    form.addEventListener('change', ({ target }) => afterPress(() => this.reckon(formula, page, form, (target as HTMLInputElement).name)));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const wrong = this.reckon(formula, page, form, '*');
      if (wrong) (form.elements.namedItem(wrong) as HTMLElement).focus();
      else this.querySelector('[data-result]')!.scrollIntoView({ block: 'nearest' });
    });
    const print = this.querySelector<HTMLElement>('[data-print]');
    print?.addEventListener('click', () => window.print());
    print?.removeAttribute('hidden');
    this.querySelector('[data-print-how]')?.setAttribute('hidden', '');
  }

  /** Shows what the fields make, and what is wrong with those that `show` names; gives the first wrong one. */
  private reckon({ compute, read, today }: Formula, { fields, refusals, decimals, cuts }: Said, form: HTMLFormElement, show = ''): string | undefined {
    const values: Record<string, unknown> = {};
    const wrong = new Map<string, string>();
    for (const field of fields) {
      const typed = (form.elements.namedItem(field.name) as HTMLInputElement).value;
      const value = valueOf(field, typed, read);
      if (typeof value === 'object' && value && 'wrong' in value) wrong.set(field.name, field.says[value.wrong as 0]);
      else values[field.name] = value;
    }
    const outcome = wrong.size === 0 ? compute(values as never, today?.(new Date()) ?? '') : null;
    if (outcome && 'refused' in outcome) wrong.set(outcome.field, refusals[outcome.refused] ?? '');
    for (const { name } of fields) {
      const control = form.elements.namedItem(name) as HTMLInputElement;
      const said = wrong.get(name);
      if (!said || show === '*' || show === name || outcome) note(control, said);
    }
    this.show(outcome && 'refused' in outcome ? null : outcome, decimals, cuts);
    return fields.find(({ name }) => wrong.has(name))?.name;
  }

  private show(outcome: Exclude<Outcome, { refused: string }> | null, decimals: Said['decimals'], cuts: Said['cuts']) {
    const found = outcome && 'figures' in outcome ? outcome : null;
    const set = (name: string, shown: (value: string) => boolean) =>
      this.querySelectorAll<HTMLElement>(`[data-${name}]`).forEach((one) => (one.hidden = !shown(one.getAttribute(`data-${name}`) ?? '')));
    set('empty', () => !outcome);
    set('found', () => found !== null);
    set('outside', (name) => outcome !== null && 'outside' in outcome && outcome.outside === name);
    if (!found) return;
    set('class', (name) => found.class === name);
    set('note', (name) => found.notes?.includes(name) ?? false);
    set('line', (names) => names.split(' ').every((name) => name in found.figures));
    const text = (name: string, value: string | number) =>
      typeof value === 'number' ? this.number(value, decimalsFor(value, decimals[name] ?? 0, cuts[name])) : this.day(value);
    this.querySelectorAll<HTMLElement>('[data-figure]').forEach((one) => {
      const name = one.dataset['figure']!;
      one.textContent = text(name, found.figures[name] ?? '');
    });
    this.querySelectorAll<SVGElement>('[data-scale]').forEach((one) => {
      const { scale = '', from, to } = one.dataset;
      const value = Math.min(Math.max(found.figures[scale] as number, Number(from)), Number(to));
      const at = ((value - Number(from)) / (Number(to) - Number(from))) * 400;
      one.querySelector('g')!.setAttribute('transform', `translate(${at.toFixed(1)} 0)`);
      one.querySelector('g text')!.textContent = text(scale, found.figures[scale]!);
    });
  }

  private get tag() {
    return this.dataset['lang'] === 'en' ? 'en-US' : 'fa-IR';
  }
  private number(value: number, places: number) {
    return value.toLocaleString(this.tag, { maximumFractionDigits: places }).replace(/\u200E/g, '');
  }
  private day(iso: string) {
    if (!iso) return '';
    const tag = this.tag === 'en-US' ? 'en-GB' : this.tag;
    return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso));
  }
}

function valueOf({ kind, least = 0, most = 0, step = 1, units, optional }: Asked, typed: string, read?: (typed: string) => unknown) {
  if (typed.trim() === '') return optional ? null : { wrong: 0 };
  if (kind === 'choice') return typed;
  if (kind !== 'number' && kind !== 'whole') return read?.(typed) ?? { wrong: 1 };
  const given = plainNumber(latinDigits(typed).replace('\u2212', '-'), units);
  if (typeof given === 'string' || given < least || given > most) return { wrong: 1 };
  const steps = Math.round(given / step);
  if (Math.abs(steps * step - given) >= step / 1_000) return { wrong: kind === 'whole' ? 1 : 2 };
  return Number((steps * step).toFixed(6));
}

let pressed = false;
addEventListener('pointerdown', () => (pressed = true), true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (pressed = false), true);

/** Does it once nothing is pressed: a field is left as the button is pressed, and a sentence that comes then would move the button away before it is let go. */
function afterPress(run: () => void) {
  if (!pressed) return run();
  addEventListener('pointerup', () => setTimeout(run), { once: true });
}

customElements.define('tool-form', ToolForm);
