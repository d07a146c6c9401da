import { isUrgent } from '#domain/records/class-of';
import { oddIn, readReading, signOf } from '#domain/records/read-reading';
import type { RecordType } from '#domain/records/types/record-type';
import { MOST_WAITING, offlineTypes } from '#domain/records/waiting';
import type { Refusal } from '#domain/result';
import { note } from '../note';
import { listItem } from './list-item';
import { accountHere, countAll, dropEntry, entriesOf, keepEntry, peopleOf, type Entry } from './phone-store';
import { sendWaiting } from './send';

/** The sentences of the page: refusals by type, field and code; what the island says; the names of types. */
export type Words = { types: Record<string, Record<string, string>>; other: string; says: Record<string, string>; names: Record<string, string> };

/** Readings written down without a connection: checked by the same rules as on the server, sealed on the phone, and sent from there. [REC-9] */
class OfflineEntry extends HTMLElement {
  private words = {} as Words;
  private account = '';
  /** The entry whose form is open again. */ private mended: Entry | null = null;

  connectedCallback() {
    this.words = JSON.parse(this.dataset['words'] ?? '{}') as Words;
    void this.begin().catch(() => this.showPart('unable'));
  }

  private async begin() {
    if (!('indexedDB' in window) || !crypto.subtle) return this.showPart('unable');
    this.account = (await accountHere()) ?? '';
    if (!this.account) return this.showPart('nobody');
    const people = await peopleOf(this.account);
    const [whose, type] = [this.find<HTMLSelectElement>('#whose'), this.find<HTMLSelectElement>('#type')];
    whose.replaceChildren(new Option(this.says('for-me'), ''), ...people.map(({ of, name }) => new Option(name, of)));
    this.find('[data-people]').hidden = people.length === 0;
    type.onchange = () => this.open(type.value);
    for (const form of this.querySelectorAll<HTMLFormElement>('form[data-type]')) {
      form.onsubmit = (event) => {
        event.preventDefault();
        void this.keep(form).catch(() => this.tell('failed', true));
      };
    }
    this.find('[data-waiting] > div button').onclick = () => void this.send(true);
    for (const event of ['online', 'offline']) addEventListener(event, this.online);
    this.showPart('ready');
    await this.online();
  }

  private online = async () => {
    this.find('[data-offline]').hidden = navigator.onLine;
    if (navigator.onLine) await this.send(false);
    else await this.list();
  };

  private find<E extends HTMLElement>(selector: string): E {
    return this.querySelector<E>(selector)!;
  }
  private says(name: string) {
    return this.words.says[name] ?? '';
  }
  private showPart(name: string) {
    for (const part of this.querySelectorAll<HTMLElement>('[data-part]')) part.hidden = part.dataset['part'] !== name;
  }
  private tell(name: string, isBad = false) {
    const line = this.find('[data-told]');
    line.textContent = this.says(name);
    line.className = isBad ? 'say bad' : 'say ok';
  }
  private open(code: string) {
    for (const form of this.querySelectorAll<HTMLFormElement>('form[data-type]')) form.hidden = form.dataset['type'] !== code;
    this.find('[data-ask]').hidden = true;
  }

  /** Reads the open form; what is wrong stands at its fields, what is rare is asked once more, else it is kept and sent if it can be. */
  private async keep(form: HTMLFormElement, confirmed = '') {
    const type = offlineTypes.find(({ code }) => code === form.dataset['type'])!;
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const now = new Date();
    const read = readReading(type, fields, now);
    this.showWrong(form, type, read.ok ? [] : read.refusals);
    if (!read.ok) return;
    const { numbers, meant } = read.value;
    if ((oddIn(type, numbers).length > 0 || meant) && confirmed !== signOf(numbers)) return this.ask(form, signOf(numbers), type, numbers);
    if (!this.mended && (await countAll()) >= MOST_WAITING) return this.tell('full', true);
    const whose = this.find<HTMLSelectElement>('#whose');
    const written = this.mended ? { id: this.mended.id, writtenAt: this.mended.writtenAt } : { id: newId(), writtenAt: now.getTime() };
    const name = whose.value ? (whose.selectedOptions[0]?.text ?? '') : '';
    await keepEntry(this.account, { ...written, type: type.code, of: whose.value, whose: name, fields, confirmed, state: 'new', says: '' });
    this.mended = null;
    form.reset();
    this.find('[data-ask]').hidden = true;
    this.find('[data-urgent]').hidden = !isUrgent(type, numbers);
    this.tell('new');
    // The phone may let go of what it keeps when it runs short of room, unless it is asked not to.
    void navigator.storage?.persist?.().catch(() => undefined);
    await this.online();
  }

  private showWrong(form: HTMLFormElement, type: RecordType, refusals: readonly Refusal[]) {
    const said = new Map(refusals.map(({ field = '', code }) => [field, this.words.types[type.code]?.[`${field} ${code}`] ?? this.words.other]));
    for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) note(control, said.get(control.name));
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  private ask(form: HTMLFormElement, sign: string, type: RecordType, numbers: readonly number[]) {
    const box = this.find('[data-ask]');
    this.find('[data-ask-words]').textContent = this.says('confirm').replace('{value}', shown(type, numbers));
    const [yes, back] = box.querySelectorAll('button');
    yes!.onclick = () => void this.keep(form, sign).catch(() => this.tell('failed', true));
    back!.onclick = () => {
      box.hidden = true;
      form.querySelector<HTMLElement>('input')?.focus();
    };
    box.hidden = false;
    yes!.focus();
  }

  private async send(asked: boolean) {
    const { stored, ended } = await sendWaiting(this.account, this.dataset['send'] ?? '');
    const left = await this.list();
    if (ended === 'login') return this.tell('login', true);
    if (stored > 0) return this.tell(left === 0 ? 'sent-all' : 'sent');
    if (asked && left > 0) this.tell('failed', true);
  }

  private async list(): Promise<number> {
    const own = await entriesOf(this.account);
    this.find('[data-waiting]').hidden = own.length === 0;
    this.find('[data-others]').hidden = (await countAll()) === own.length;
    const deeds = {
      edit: (entry: Entry) => this.mend(entry),
      remove: async (entry: Entry) => {
        if (!confirm(this.says('remove-sure'))) return;
        await dropEntry(entry.id);
        await this.list();
      },
      take: async (entry: Entry) => {
        await keepEntry(this.account, { ...entry, state: 'new', confirmed: entry.says, says: '' });
        await this.online();
      },
    };
    this.find('[data-list]').replaceChildren(...own.map((entry) => listItem(entry, this.words, deeds)));
    return own.length;
  }

  /** Opens an entry in its form again: one that was never sent, or that was refused, keeps its number. */
  private mend(entry: Entry) {
    this.mended = entry;
    const type = this.find<HTMLSelectElement>('#type');
    type.value = entry.type;
    this.find<HTMLSelectElement>('#whose').value = entry.of;
    this.open(entry.type);
    const form = this.find<HTMLFormElement>(`form[data-type="${entry.type}"]`);
    for (const [name, value] of Object.entries(entry.fields)) {
      const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (control) control.value = value;
    }
    form.querySelector<HTMLElement>('input')?.focus();
  }
}

/** The numbers in the page's digits. */
function shown(type: RecordType, numbers: readonly number[]): string {
  const tag = document.documentElement.lang === 'en' ? 'en-US' : 'fa-IR';
  return numbers.map((steps, at) => (steps * (type.measures[at]?.step ?? 1)).toLocaleString(tag, { maximumFractionDigits: 1 })).join(' / ');
}

/** A number of its own for an entry, as the server makes them: 128 random bits in 22 characters. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

customElements.define('offline-entry', OfflineEntry);
