import { FILE_BYTES_MOST } from '#domain/signals/file-limits';

type Opened = { name: string; bytes: Uint8Array }[];

/** Files that a visitor chooses or drops; they go to the engine and nowhere else. [ECG-4] */
export function listenToFiles(root: HTMLElement, open: (files: Opened) => void): void {
  const input = root.querySelector<HTMLInputElement>('[data-open]')!;
  const take = (list: FileList | null | undefined) => {
    if (list && list.length > 0) void read([...list]).then(open);
  };
  input.addEventListener('change', () => {
    take(input.files);
    input.value = '';
  });
  root.addEventListener('dragover', (event) => event.preventDefault());
  root.addEventListener('drop', (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files);
  });
  take(input.files);
}

/** One byte over the limit is enough to be refused; the rest is not read. */
async function read(files: File[]): Promise<Opened> {
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.slice(0, FILE_BYTES_MOST + 1).arrayBuffer()) })));
}
