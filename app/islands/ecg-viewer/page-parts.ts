import { lengthText } from '../../components/signals/ecg-figure-texts';
import type { Opened } from './protocol';
import type { Words } from './say';

/** The places of the page that the viewer writes into: what goes on, what went wrong, what is printed. */
export class PageParts {
  constructor(
    private readonly root: HTMLElement,
    private readonly words: Words,
  ) {}

  find<E extends HTMLElement>(what: string): E {
    return this.root.querySelector<E>(what)!;
  }

  status(key: Parameters<Words['say']>[0]): void {
    this.find('[data-status]').textContent = this.words.say(key);
  }

  fault(text: string): void {
    this.find('[data-fault]').textContent = text;
    if (text) this.find('[data-status]').textContent = '';
  }

  /** A file's name, length and rate; nothing for the example. */
  opened({ name, seconds, sampleRateHz }: Opened): void {
    this.find('[data-do="back"]').hidden = name === '';
    const facts = { name, length: lengthText(this.words.say, seconds), hertz: sampleRateHz };
    this.find('[data-status]').textContent = name === '' ? '' : this.words.say('viewer.ready', facts);
  }

  pressed(name: string, on: boolean): void {
    this.find(`[data-do="${name}"]`).setAttribute('aria-pressed', String(on));
  }

  /** Connects each tool's button by its name. */
  listen(tools: Record<string, () => void>): void {
    this.root.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-do]');
      if (button) tools[button.dataset['do'] ?? '']?.();
    });
  }
}
