/** One field of a multipart body; a file carries what its sender calls it. */
export type Part = { name: string; file: { name: string; type: string } | null; bytes: Buffer };
export type MultipartLimits = {
  parts: number;
  /** All bytes of the fields that are no files. */ fieldBytes: number;
  fileBytes: number;
};

/** A body that is no multipart form, or one beyond its limits. */
export class UnreadableForm extends Error {}

const MOST_HEAD_BYTES = 2_048;
const CRLF = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');
const NOTHING = Buffer.alloc(0);

/** The boundary that a content type names; null where it is no multipart form. */
export function boundaryOf(contentType: string | null | undefined): string | null {
  const found = /^\s*multipart\/form-data\s*;(?:[^"]*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;,"]{1,70}))\s*(?:;|$)/i.exec(contentType ?? '');
  return found?.[1] ?? found?.[2] ?? null;
}

/** Reads a multipart form while it comes in: what is too many, too long or no form is known at that byte, and nothing after it is kept. */
export function multipartReader(boundary: string, limits: MultipartLimits): { push: (chunk: Uint8Array) => void; end: () => Part[] } {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const parts: Part[] = [];
  let waiting: Buffer = CRLF;
  let state: 'between' | 'head' | 'body' | 'done' = 'between';
  let [first, fieldBytes] = [true, 0];
  let open: { head: Omit<Part, 'bytes'>; kept: Buffer[]; bytes: number } | undefined;

  function keep(bytes: Buffer): void {
    if (!open || bytes.length === 0) return;
    open.bytes += bytes.length;
    if (open.head.file === null) fieldBytes += bytes.length;
    if (open.bytes > limits.fileBytes || fieldBytes > limits.fieldBytes) throw new UnreadableForm('a part is too long');
    open.kept.push(bytes);
  }

  /** Whether a delimiter begins in what waits and may end in the piece after it. */
  function crosses(next: Buffer): boolean {
    if (next.length < delimiter.length) return true;
    const seam = Buffer.concat([waiting, next.subarray(0, delimiter.length)]);
    const found = seam.indexOf(delimiter);
    return found >= 0 && found < waiting.length;
  }

  /** Parses the next step of what has arrived; false when more bytes are needed. */
  function step(): boolean {
    if (state === 'between') {
      if (waiting.length < delimiter.length + 2) return false;
      if (first && !waiting.subarray(0, delimiter.length).equals(delimiter)) throw new UnreadableForm('it does not begin with its boundary');
      const next = waiting.toString('latin1', delimiter.length, delimiter.length + 2);
      if (next !== '\r\n' && next !== '--') throw new UnreadableForm('a boundary goes on');
      state = next === '--' ? 'done' : 'head';
      waiting = waiting.subarray(delimiter.length + 2);
      first = false;
      return true;
    }
    if (state === 'head') {
      const end = waiting.indexOf(HEAD_END);
      if (end > MOST_HEAD_BYTES || (end < 0 && waiting.length > MOST_HEAD_BYTES)) throw new UnreadableForm('the head of a part is too long');
      if (end < 0) return false;
      if (parts.length >= limits.parts) throw new UnreadableForm('too many parts');
      const head = headOf(waiting.toString('utf8', 0, end));
      // What was read is not held by the parts that follow.
      open = { head, kept: [], bytes: 0 };
      waiting = waiting.subarray(end + HEAD_END.length);
      state = 'body';
      return true;
    }
    if (state === 'done') {
      waiting = NOTHING;
      return false;
    }
    const end = waiting.indexOf(delimiter);
    if (end < 0) {
      const sure = Math.max(0, waiting.length - delimiter.length + 1);
      keep(waiting.subarray(0, sure));
      waiting = waiting.subarray(sure);
      return false;
    }
    keep(waiting.subarray(0, end));
    if (open) parts.push({ ...open.head, bytes: Buffer.concat(open.kept) });
    open = undefined;
    waiting = waiting.subarray(end);
    state = 'between';
    return true;
  }

  return {
    push(chunk) {
      const next = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      if (waiting.length === 0) waiting = next;
      else if (state === 'body' && !crosses(next)) {
        // Nothing ends between the two, so what came is read where it lies.
        keep(waiting);
        waiting = next;
      } else waiting = Buffer.concat([waiting, next]);
      while (step());
    },
    end() {
      if (state !== 'done') throw new UnreadableForm('it ends too early');
      return parts;
    },
  };
}

/** Parses a part's headers; null for a name in another form than browsers write. */
function headOf(head: string): Omit<Part, 'bytes'> {
  const lines = head.split('\r\n');
  const line = (name: string) => lines.find((one) => one.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1).trim(); // prettier-ignore
  const found = /^form-data;\s*name="([^"\r\n]*)"(?:;\s*filename="([^"\r\n]*)")?(?:;\s*filename\*=[^;\s]*)?\s*$/i.exec(line('content-disposition') ?? '');
  if (!found || lines.length > 8) throw new UnreadableForm('a part without a name');
  const file = found[2] === undefined ? null : { name: found[2], type: line('content-type') ?? 'application/octet-stream' };
  return { name: found[1] ?? '', file };
}
