import { ulid } from 'ulidx';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { safeStem } from '#domain/text/file-name';
import { say } from '#locales/say';
import { runtime } from '#services/runtime';
import { fileType } from '#services/files/file-type';
import { langOf } from '../fields/lang-of';
import { refuseField } from '../reasons/refuse-field';
import { cutWithin, wishOfCut } from './cut';

type Upload = 'media' | 'documents';
/** Fields derived from a file's content; a form sends them back as they were. */
const KNOWN_OF_FILE = ['thumbnailURL', 'mimeType', 'filesize', 'width', 'height', 'focalX', 'focalY', 'prefix'];
/** Fields by which a request would name a file that lies elsewhere, or another one of ours. */
const NAMES_A_FILE = ['url', 'filename'] as const;
const STEMS = { media: 'picture', documents: 'document' } as const;
const RANDOM_LETTERS = 8;

/** Takes a file only from the request itself: nothing is fetched from an address, and derived fields are not taken from the form. It is stored under a name that every store accepts. [NUM-2] [PAGE-9] */
export function takeUpload(collection: Upload): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return args as never;
    const { id, data } = args as { id?: number | string; data?: Record<string, unknown> };
    const stored = id === undefined ? undefined : await storedOf(collection, id, req);
    // As it was sent: Payload takes these out of what it hands on, and would fetch by them.
    const sent = (req.data ?? {}) as Record<string, unknown>;
    const elsewhere = NAMES_A_FILE.some((name) => sent[name] !== undefined && sent[name] !== null && sent[name] !== '' && sent[name] !== stored?.[name]);
    if (elsewhere) throw refuseField({ collection, path: 'file', message: say(langOf(req.i18n), 'editors.reasons.file-by-address'), req });
    for (const name of KNOWN_OF_FILE) delete data?.[name];
    await takeCut(collection, stored, req);
    if (req.file) req.file = { ...req.file, name: nameOf(collection, req.file.name) };
    return args as never;
  };
}

type Stored = { url?: string | null; filename?: string | null; mimeType?: string | null };

async function storedOf(collection: Upload, id: number | string, req: PayloadRequest): Promise<Stored | undefined> {
  return (await req.payload.findByID({ collection, id, depth: 0, req, disableErrors: true })) ?? undefined;
}

/** A part of a picture that is there is cut out of the file itself, which lies in our store. */
async function takeCut(collection: Upload, stored: Stored | undefined, req: PayloadRequest): Promise<void> {
  const wish = wishOfCut(req.query['uploadEdits']);
  delete req.query['uploadEdits'];
  if (!wish || collection !== 'media') return;
  const file = req.file ?? (await fileOf(stored));
  if (!file) return;
  const cut = await cutWithin(wish, file.data);
  if (!cut) throw refuseField({ collection, path: 'file', message: say(langOf(req.i18n), 'editors.reasons.file-cut'), req });
  req.file = file;
  req.query['uploadEdits'] = cut;
}

async function fileOf(stored: Stored | undefined): Promise<NonNullable<PayloadRequest['file']> | undefined> {
  const name = stored?.filename;
  const read = name ? await runtime().files.read(`media/${name}`) : undefined;
  return name && read ? { name, data: Buffer.from(read.bytes), mimetype: fileType(name), size: read.bytes.length } : undefined;
}

function nameOf(collection: Upload, sent: string): string {
  const stem = safeStem(sent, `${STEMS[collection]}-${ulid().slice(-RANDOM_LETTERS).toLowerCase()}`);
  // A picture gets its kind's ending when it is written anew; whatever else a document is called, it is a PDF.
  return collection === 'media' ? stem : `${stem}.pdf`;
}
