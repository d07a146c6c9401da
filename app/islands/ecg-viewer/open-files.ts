import { FILE_BYTES_MOST } from '#domain/signals/file-limits';

type Opened = { name: string; bytes: Uint8Array }[];

/** Files that a visitor chooses or drops; they go to the engine and nowhere else. [ECG-4] */
export class OwnFiles {
  readonly #rate: HTMLElement;
  #last: File[] = [];

  constructor(
    root: HTMLElement,
    private readonly open: (files: Opened, sampleRateHz?: number) => void,
  ) {
    const input = root.querySelector<HTMLInputElement>('[data-open]')!;
    this.#rate = root.querySelector<HTMLElement>('[data-rate]')!;
    input.addEventListener('change', () => {
      this.#take(input.files);
      input.value = '';
    });
    root.addEventListener('dragover', (event) => event.preventDefault());
    root.addEventListener('drop', (event) => {
      event.preventDefault();
      this.#take(event.dataTransfer?.files);
    });
    const typed = this.#rate.querySelector('input')!;
    typed.addEventListener('change', () => void this.#read(Number(typed.value) || undefined));
    this.#take(input.files);
  }

  /** Asks for the sampling rate of a table that does not state it. */
  askRate(): void {
    this.#rate.hidden = false;
    this.#rate.querySelector('input')!.focus();
  }

  #take(list: FileList | null | undefined): void {
    if (!list || list.length === 0) return;
    this.#last = [...list];
    this.#rate.hidden = true;
    void this.#read();
  }

  /** Reads at most one byte more than the limit, which is enough to refuse a file. */
  async #read(sampleRateHz?: number): Promise<void> {
    const read = async (file: File) => ({ name: file.name, bytes: new Uint8Array(await file.slice(0, FILE_BYTES_MOST + 1).arrayBuffer()) });
    this.open(await Promise.all(this.#last.map(read)), sampleRateHz);
  }
}
