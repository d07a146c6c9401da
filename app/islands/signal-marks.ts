const SVG = 'http://www.w3.org/2000/svg';
/** How near to a mark a press takes it away, in seconds. */
const NEAR = 0.1;
const STEP = 0.02;

/** Marks on a signal by pointer or keyboard. They are written into the question's own field, so that the server grades them as it grades numbered places. [ACAD-3] */
class SignalMarks extends HTMLElement {
  private marks: number[] = [];
  private cursor = 0;
  private lines = document.createElementNS(SVG, 'g');

  connectedCallback() {
    const svg = this.querySelector('svg')!;
    const field = this.closest('form')?.elements.namedItem(this.dataset['field'] ?? '');
    if (!field) return;
    svg.append(this.lines);
    svg.setAttribute('tabindex', '0');
    svg.setAttribute('role', 'application');
    this.querySelector<HTMLElement>('[data-help]')!.hidden = false;
    if (this.dataset['task'] === 'mark') this.takeOver(svg);
    svg.addEventListener('click', (event) => {
      this.cursor = this.secondsAt(svg, event);
      this.toggle();
    });
    svg.addEventListener('keydown', (event) => this.key(event));
  }

  /** The numbered boxes and the numbers on the drawing give way to marks of one's own; what was ticked before stays marked. */
  private takeOver(svg: SVGElement) {
    const boxes = this.boxes();
    this.marks = boxes.filter(({ checked }) => checked).map(({ value }) => Number(value) / 1000);
    boxes[0]?.closest('fieldset')?.setAttribute('hidden', '');
    for (const box of boxes) box.disabled = true;
    this.write();
    svg.querySelectorAll('text:not(.lead-name)').forEach((text) => text.remove());
    this.draw();
  }

  private boxes() {
    return [...(this.closest('section') ?? document).querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="${this.dataset['field']}"]`)];
  }

  private secondsAt(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): number {
    const at = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    return (at.x - Number(this.dataset['from'])) / Number(this.dataset['second']);
  }

  private key(event: KeyboardEvent) {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (way === 0 && event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (way === 0) return this.toggle();
    this.cursor = Math.min(Number(this.dataset['seconds']), Math.max(0, this.cursor + way * STEP * (event.shiftKey ? 10 : 1)));
    this.draw();
    this.lines.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Sets a mark at the cursor, or takes the one there away; an interval has two. */
  private toggle() {
    const at = Math.min(Number(this.dataset['seconds']), Math.max(0, this.cursor));
    const there = this.marks.findIndex((mark) => Math.abs(mark - at) < NEAR && this.dataset['task'] === 'mark');
    if (there >= 0) this.marks.splice(there, 1);
    else this.marks.push(at);
    if (this.dataset['task'] === 'interval') this.marks = this.marks.slice(-2);
    this.draw();
    this.write();
  }

  private write() {
    const form = this.closest('form')!;
    const name = this.dataset['field'] ?? '';
    const ms = this.marks.map((mark) => Math.round(mark * 1000));
    if (this.dataset['task'] === 'interval') {
      const [one, other] = ms;
      const input = form.elements.namedItem(name) as HTMLInputElement;
      if (one !== undefined && other !== undefined)
        input.value = Math.abs(one - other).toLocaleString(document.documentElement.lang === 'fa' ? 'fa-IR' : 'en-US', { useGrouping: false });
      return;
    }
    this.querySelectorAll('input').forEach((input) => input.remove());
    for (const value of ms) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value: String(value) });
      this.append(input);
    }
  }

  private draw() {
    const line = (seconds: number, kind: string) => {
      const x = Number(this.dataset['from']) + seconds * Number(this.dataset['second']);
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', `M${x.toFixed(2)} 0V1000`);
      path.setAttribute('class', kind);
      return path;
    };
    this.lines.replaceChildren(...this.marks.map((mark) => line(mark, 'set')), ...(this.cursor > 0 ? [line(this.cursor, 'cursor')] : []));
  }
}

customElements.define('signal-marks', SignalMarks);

export {};
