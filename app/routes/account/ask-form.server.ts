import { askNames } from '../../components/services/ask-names';
import { onceField, readerSchema, type Fields } from '#domain/fields';
import { refuse, together, type Refusal, type Result } from '#domain/result';
import { askedIn, readService } from '#domain/service-requests/read-service';
import type { ServiceType } from '#domain/service-requests/service-type';
import { fieldsOf } from '#domain/service-requests/types/all';
import type { Ctx } from '#services/context';
import { wasAsked } from '#services/service-requests/ask';
import { dropDraftFiles, keepDraftFiles, myDraftFiles } from '#services/service-requests/draft-files';
import { addressFromBook } from '#services/service-requests/from-book';
import { askedType, type AskedType } from '#services/service-requests/new-request';
import { uploadsOf } from '../warranty/uploads';

/** A form as it came, with its papers looked into and kept and its address taken from the book. */
export type ReadyForm = {
  type: AskedType;
  /** What was typed, without files. */ form: FormData;
  /** The papers that go with it, those of them that came just now, and the fields that have some. */
  papers: string[];
  fresh: string[];
  filled: ReadonlySet<string>;
  faults: Result<unknown>;
};

const { ADDRESS, CAMERA, DROP, PAPER, TO_NEW } = askNames;

/** Takes a request's form in: papers first, so that whatever else is wrong with it does not lose them. [INP-2, NUM-2] */
export async function takeIn(ctx: Ctx, form: FormData, code: string): Promise<ReadyForm | Refusal> {
  const found = await askedType(ctx, code);
  if (!found) return refuse('content.page.unknown', undefined, { status: 404 });
  const { type } = found;
  const texts = (name: string) => form.getAll(name).filter((one): one is string => typeof one === 'string');
  const dropped = texts(DROP);
  const gone = await dropDraftFiles(ctx, type.code, dropped);
  if (!gone.ok) return gone;
  const asked = askedIn(type, Object.fromEntries(form));
  const faults: Refusal[] = [];
  const fresh: string[] = [];
  for (const field of filesIn(asked)) {
    const came = [...uploadsOf(form, field), ...uploadsOf(form, CAMERA + field)].map((file) => ({ file, name: file.name }));
    const kept = await keepDraftFiles(ctx, { service: type.code, field }, came);
    if (!kept.ok) faults.push({ ...kept, field });
    else fresh.push(...kept.value);
  }
  const meant = new Set([...texts(PAPER).filter((id) => !dropped.includes(id)), ...fresh]);
  const drafts = (await myDraftFiles(ctx, type.code)).filter(({ id, field }) => meant.has(id) && field in asked);
  const filled = new Set([...drafts.map(({ field }) => field), ...faults.flatMap(({ field }) => field ?? [])]);
  const typed = new FormData();
  for (const [name, value] of form) if (typeof value === 'string' && name !== PAPER && name !== DROP) typed.append(name, value);
  const address = await fillAddress(ctx, typed);
  if (!address.ok) faults.push({ ...address, field: ADDRESS });
  return { type, form: typed, papers: drafts.map(({ id }) => id), fresh, filled, faults: together(...faults) };
}

/** Whether the form was sent before: its papers have gone with the first press. */
export async function sentBefore(ctx: Ctx, form: FormData): Promise<boolean> {
  const once = onceField.read(String(form.get('once') ?? ''));
  return once.ok && (await wasAsked(ctx, once.value));
}

/** Reads a form that was taken in: what its type asks, and its once-key. One that was sent `before` needs no papers any more; what else it says is compared with the first. */
export const readyFields = ({ type, filled }: ReadyForm, before: boolean) => askedSchema(type, before ? new Set(filesIn(fieldsOf(type))) : filled);

/** What a type asks, and a once-key; `files` names the fields that files came with. */
export const askedSchema = (type: ServiceType, files: ReadonlySet<string>) =>
  readerSchema((typed) => {
    const read = readService(type, typed, files);
    const once = onceField.read(String(typed['once'] ?? ''));
    if (!once.ok) return { ok: false, refusals: [once] };
    return read.ok ? { ok: true, value: { once: once.value, values: read.value } } : read;
  });

const filesIn = (asked: Fields) => Object.entries(asked).flatMap(([name, { kind }]) => (kind === 'files' ? [name] : []));

/** An address of one's own book in the place of what was typed. */
async function fillAddress(ctx: Ctx, form: FormData): Promise<Result<null>> {
  const chosen = form.get(ADDRESS);
  if (typeof chosen !== 'string' || chosen === '' || chosen === TO_NEW) return { ok: true, value: null };
  const saved = await addressFromBook(ctx, Number(chosen));
  if (!saved.ok) return saved;
  for (const [name, value] of Object.entries(saved.value)) form.set(name, value);
  return { ok: true, value: null };
}
