import { engravingFault, engravingLength } from '#domain/catalog/engraving';
import { layEngraving } from '../components/devices/engraving-layout';
import { showNumber } from './digits';

const SVG = 'http://www.w3.org/2000/svg';

/** Engraving, views, the colour's name and the price follow the choice while it is made. [PROD-2, PROD-3] */
class ProductConfigurator extends HTMLElement {
  connectedCallback() {
    this.addEventListener('input', this.onInput);
    this.addEventListener('change', this.onChange);
    this.addEventListener('click', this.onView);
    this.reprice();
  }

  private all<E extends Element>(what: string): E[] {
    return [...this.querySelectorAll<E>(what)];
  }
  private get lines(): string[] {
    return this.all<HTMLInputElement>('[data-engraving]').map((field) => field.value);
  }

  private onInput = (event: Event) => {
    const field = event.target as HTMLInputElement;
    if (field.dataset['engraving'] === undefined) return;
    const head = this.all<HTMLAnchorElement>('[data-view]').find((link) => link.querySelector('.engr'));
    if (head && !this.querySelector('[data-main-stage] .engr')) this.look(head);
    this.engrave();
    this.mark(field);
    const counter = field.closest('.field')?.querySelector('[data-letters]');
    if (counter) counter.textContent = showNumber(this.dataset['lang'], engravingLength(field.value));
    this.reprice();
  };

  private onChange = (event: Event) => {
    const choice = event.target as HTMLInputElement;
    const swatch = choice.closest('.sw');
    if (choice.dataset['price']) this.reprice();
    if (!swatch) return;
    const name = this.querySelector('[data-colour-name]');
    if (name) name.textContent = choice.ariaLabel;
    // A photo does not change its colour; the drawing does, where there is one.
    const drawn = this.all<HTMLAnchorElement>('[data-view]').find((link) => link.querySelector('svg'));
    if (drawn && !this.querySelector('[data-main-stage] svg')) this.look(drawn);
    const tint = [...swatch.classList].find((each) => each.startsWith('dc-')) ?? '';
    for (const stage of this.all<HTMLElement>('.stage')) {
      stage.classList.remove(...[...stage.classList].filter((each) => each.startsWith('dc-')));
      stage.classList.add(tint);
    }
  };

  private onView = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-view]');
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.look(link);
    history.replaceState(history.state, '', link.href);
  };

  /** Puts a small view on the large stage. */
  private look(link: HTMLAnchorElement) {
    const stage = this.querySelector<HTMLElement>('[data-main-stage]');
    const main = stage?.querySelector('svg, a');
    const small = link.querySelector('svg, img');
    if (!stage || !main || !small) return;
    main.replaceWith(small instanceof HTMLImageElement ? enlarged(link, small) : drawn(small, stage.dataset['label']));
    for (const each of this.all('[data-view]')) each.toggleAttribute('aria-current', false);
    link.setAttribute('aria-current', 'true');
    const tag = this.querySelector<HTMLElement>('[data-engraving-tag]');
    if (tag) tag.hidden = !stage.querySelector('.engr');
  }

  private engrave() {
    for (const plate of this.all('.engr')) plate.replaceChildren(...layEngraving(this.lines).map(drawLine));
  }

  /** Marks a text that cannot be engraved: it is left off the drawing, and the reason is shown at its line as the server would write it. */
  private mark(field: HTMLInputElement) {
    const fault = engravingFault(field.value, Number(field.dataset['engraving']) + 1);
    field.ariaInvalid = fault ? 'true' : null;
    const words = fault?.code.endsWith('too-long') ? field.dataset['faultTooLong'] : field.dataset['faultLetters'];
    const length = showNumber(this.dataset['lang'], Number(fault?.facts?.['length'] ?? 0));
    sayBeside(field, fault ? (words ?? '').replace('#', length) : '');
    const bad = this.all<HTMLInputElement>('[data-engraving]').some(({ ariaInvalid }) => ariaInvalid);
    const why = this.querySelector<HTMLElement>('[data-engraving-fault]');
    if (why) why.hidden = !bad;
  }

  private reprice() {
    const chosen = this.querySelector<HTMLElement>('[data-price]:checked')?.dataset['price'] ?? this.dataset['price'];
    const engraved = this.lines.some((line) => line.trim());
    const toman = Number(chosen) + (engraved ? Number(this.dataset['engravingPrice']) : 0);
    for (const place of document.querySelectorAll('[data-price-now]')) {
      const price = place.querySelector('.price') ?? place;
      const unit = price.querySelector('small');
      if (unit) price.replaceChildren(`${showNumber(this.dataset['lang'], toman)} `, unit);
    }
  }
}

/** Shows a field's error in place of its help, as the server writes it; without one the help is shown again. */
function sayBeside(field: HTMLInputElement, words: string) {
  const help = field.parentElement?.querySelector<HTMLElement>('.help');
  let beside = field.parentElement?.querySelector('.err');
  if (!beside && words) {
    beside = document.createElement('p');
    beside.className = 'err';
    beside.id = `${field.id}-error`;
    field.after(beside);
  }
  if (beside && beside.textContent !== words) {
    if (words) beside.textContent = words;
    else beside.remove();
  }
  if (help) help.hidden = words !== '';
  const described = words ? beside?.id : help?.id;
  if (described) field.setAttribute('aria-describedby', described);
  else field.removeAttribute('aria-describedby');
}

/** A photo on the large stage: a link to the whole of it, as the server writes it. */
function enlarged(link: HTMLAnchorElement, small: HTMLImageElement): HTMLElement {
  const whole = document.createElement('a');
  const photo = small.cloneNode() as HTMLImageElement;
  whole.href = link.dataset['photo'] ?? '';
  whole.ariaLabel = link.dataset['zoom'] ?? '';
  photo.sizes = '36rem';
  whole.append(photo);
  return whole;
}

/** A view of the drawing on the large stage, with the product's name. */
function drawn(small: Element, label = ''): Element {
  const large = small.cloneNode(true) as Element;
  large.removeAttribute('aria-hidden');
  large.role = 'img';
  large.ariaLabel = label;
  return large;
}

function drawLine({ text, x, y, size, direction }: ReturnType<typeof layEngraving>[number]): SVGElement {
  const group = draw('g', { direction, 'font-size': size });
  const light = draw('text', { class: 'hi', x: x + 1.2, y: y + 1.2 });
  const dark = draw('text', { x, y });
  light.textContent = dark.textContent = text;
  group.append(light, dark);
  return group;
}

function draw(tag: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

customElements.define('product-configurator', ProductConfigurator);
