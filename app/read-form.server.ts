import { UPLOAD_MOST_FILES, UPLOAD_MOST_FILE_BYTES } from '#domain/records/files';
import { boundaryOf, multipartReader } from '#services/forms/multipart';

/** No form of ours has more entries. */
const MOST_ENTRIES = 100;
const MOST_TEXT_BYTES = 64 * 1024;
const MOST_FILES_BYTES = UPLOAD_MOST_FILES * UPLOAD_MOST_FILE_BYTES;
/** Our fields have plain names: brackets and dots would be read as lists and objects, and a list can claim any length. */
const PLAIN_NAME = /^[\w-]{1,60}$/;

/** A request's form; null where the body is no form, or has field names that none of ours has. It is counted as it arrives: reading stops where it is too much. */
export async function readForm(request: Request): Promise<FormData | null> {
  const type = request.headers.get('Content-Type');
  try {
    const boundary = boundaryOf(type);
    const form = boundary ? await readMultipart(request, boundary) : isUrlencoded(type) ? await readUrlencoded(request) : null;
    return form && [...form.keys()].every((name) => PLAIN_NAME.test(name)) ? form : null;
  } catch {
    return null;
  }
}

function isUrlencoded(type: string | null): boolean {
  return type?.split(';', 1)[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

async function readUrlencoded(request: Request): Promise<FormData | null> {
  const [chunks, form]: [Uint8Array[], FormData] = [[], new FormData()];
  let [bytes, entries] = [0, 1];
  const fits = await eachChunk(request, (chunk) => {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 0x26) entries += 1;
    chunks.push(chunk);
    return bytes <= MOST_TEXT_BYTES && entries <= MOST_ENTRIES;
  });
  if (!fits) return null;
  for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString('utf8'))) form.append(name, value);
  return form;
}

/** A file that lies in memory already: a `File` made of its bytes would copy them, and copy them again for each who reads it. */
class ReceivedFile extends File {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Buffer, name: string, type: string) {
    super([], name, { type });
    // A short one may lie in memory that others share.
    this.#bytes = bytes.byteLength === bytes.buffer.byteLength ? new Uint8Array(bytes.buffer as ArrayBuffer) : Uint8Array.from(bytes);
  }
  override get size(): number {
    return this.#bytes.byteLength;
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.buffer;
  }
  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#bytes;
  }
  override async text(): Promise<string> {
    return new TextDecoder().decode(this.#bytes);
  }
  override slice(start?: number, end?: number, type?: string): Blob {
    return new Blob([this.#bytes]).slice(start, end, type);
  }
  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new Blob([this.#bytes]).stream();
  }
}

async function readMultipart(request: Request, boundary: string): Promise<FormData> {
  const reader = multipartReader(boundary, { parts: MOST_ENTRIES, fieldBytes: MOST_TEXT_BYTES, fileBytes: MOST_FILES_BYTES });
  await eachChunk(request, (chunk) => (reader.push(chunk), true));
  const form = new FormData();
  for (const { name, file, bytes } of reader.end()) {
    if (file) form.append(name, new ReceivedFile(bytes, file.name, file.type));
    else form.append(name, bytes.toString('utf8'));
  }
  return form;
}

/** Takes a body in piece by piece, until it ends or `take` has enough: then the rest is not asked for. */
async function eachChunk({ body }: Request, take: (chunk: Uint8Array) => boolean): Promise<boolean> {
  const reader = body?.getReader();
  try {
    for (;;) {
      const next = await reader?.read();
      if (!next || next.done) return true;
      if (!take(next.value as Uint8Array)) return false;
    }
  } finally {
    reader?.releaseLock();
  }
}
