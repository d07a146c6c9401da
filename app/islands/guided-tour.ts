import { STORAGE_KEYS } from '#domain/shell/storage-keys';

const LIT = 'tour-lit';
const SEPARATOR = ',';

/** A guided tour (product tour): a dialog with each step in turn, while what it speaks of is lit. It opens by its button alone, and is noted once it ran. [SHELL-4, NUM-8] */
class GuidedTour extends HTMLElement {
  private at = 0;
  private lit: Element | null = null;

  connectedCallback() {
    const { dialog } = this;
    this.press('start', () => this.open());
    this.press('reset', () => this.note(false));
    this.press('previous', () => this.show(this.at - 1));
    this.press('next', () => this.show(this.at + 1));
    this.press('finish', () => dialog.close());
    dialog.onkeydown = (event) => this.move(event);
    dialog.onclose = () => this.light(null);
    this.dataset['state'] = toursThatRan().includes(this.name) ? 'ran' : 'new';
  }
  disconnectedCallback() {
    this.light(null);
  }

  private get name(): string {
    return this.dataset['name'] ?? '';
  }
  private get dialog(): HTMLDialogElement {
    return this.querySelector('dialog')!;
  }
  private get steps(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('li')];
  }
  private piece(name: string): HTMLElement {
    return this.querySelector<HTMLElement>(`[data-${name}]`)!;
  }
  private press(name: string, then: () => void) {
    this.piece(name).onclick = then;
  }

  private open() {
    this.dialog.showModal();
    this.show(0);
    this.note(true);
  }

  private show(at: number) {
    const step = this.steps[at];
    if (!step) return;
    this.at = at;
    const last = at === this.steps.length - 1;
    const digits = new Intl.NumberFormat(document.documentElement.lang);
    this.piece('at').textContent = digits.format(at + 1);
    this.piece('of').textContent = digits.format(this.steps.length);
    this.dialog.querySelector('h2')!.textContent = step.querySelector('b')!.textContent;
    this.piece('text').textContent = step.querySelector('span')!.textContent;
    this.piece('next').hidden = last;
    (this.piece('previous') as HTMLButtonElement).disabled = at === 0;
    this.light(step.dataset['target'] ?? null);
    this.piece(last ? 'finish' : 'next').focus();
  }

  /** Lights the first of these that is seen. */
  private light(selector: string | null) {
    this.lit?.classList.remove(LIT);
    this.lit = selector === null ? null : ([...document.querySelectorAll(selector)].find((one) => one.checkVisibility()) ?? null);
    this.lit?.classList.add(LIT);
    this.lit?.scrollIntoView({ block: 'center' });
  }

  /** Arrows move in the direction that one reads. */
  private move(event: KeyboardEvent) {
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) this.show(this.at + 1);
    else if (event.key === back) this.show(this.at - 1);
    else return;
    event.preventDefault();
  }

  private note(ran: boolean) {
    const others = toursThatRan().filter((name) => name !== this.name);
    const names = ran ? [...others, this.name] : others;
    try {
      if (names.length > 0) localStorage.setItem(STORAGE_KEYS.tour, names.join(SEPARATOR));
      else localStorage.removeItem(STORAGE_KEYS.tour);
    } catch {
      // Storage may be closed; then it is noted for this page alone.
    }
    this.dataset['state'] = ran ? 'ran' : 'new';
    if (!ran) this.piece('start').focus();
  }
}

function toursThatRan(): string[] {
  try {
    return (localStorage.getItem(STORAGE_KEYS.tour) ?? '').split(SEPARATOR).filter(Boolean);
  } catch {
    return [];
  }
}

customElements.define('guided-tour', GuidedTour);
