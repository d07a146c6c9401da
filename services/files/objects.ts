import { AwsClient } from 'aws4fetch';
import { fileType } from './file-type';
import type { FileStore } from './file-store';

/** Timeouts with all retries; a page waits for reading, a form for writing. */
const WITHIN_MS = { read: 4_000, write: 8_000, list: 15_000 };
const TRIES_AGAIN = 2;

type Bucket = { /** The bucket's own address, e.g. `http://minio:9000/zarban`. */ url: string; key: string; secret: string };

/** Files in object storage that speaks S3, signed (AWS Signature Version 4), for set-ups of many processes. [OPS-2] */
export function objectStore({ url, key, secret }: Bucket, within = WITHIN_MS): FileStore {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region: 'us-east-1', retries: TRIES_AGAIN });
  const bucket = url.replace(/\/$/, '');
  const ask = (name: string, init: RequestInit, withinMs: number) => client.fetch(`${bucket}/${name}`, { ...init, signal: AbortSignal.timeout(withinMs) });
  const failed = async (doing: string, name: string, response: Response) =>
    new Error(`object storage: ${doing} ${name}: ${response.status} ${(await response.text()).slice(0, 200)}`);
  return {
    async put(name, { bytes, type }) {
      const send = () => ask(name, { method: 'PUT', body: bytes as BodyInit, headers: { 'Content-Type': type } }, within.write);
      let response = await send();
      // The first file of a new set-up finds no bucket yet.
      if (response.status === 404 && (await client.fetch(bucket, { method: 'PUT', signal: AbortSignal.timeout(within.write) })).ok) response = await send();
      if (!response.ok) throw await failed('put', name, response);
    },
    async read(name) {
      const response = await ask(name, { method: 'GET' }, within.read);
      if (response.status === 404) return void (await response.body?.cancel());
      if (!response.ok) throw await failed('read', name, response);
      return { bytes: new Uint8Array(await response.arrayBuffer()), type: fileType(name) };
    },
    async size(name) {
      const response = await ask(name, { method: 'HEAD' }, within.read);
      if (response.status === 404) return undefined;
      if (!response.ok) throw await failed('size of', name, response);
      return Number(response.headers.get('Content-Length'));
    },
    async readPart(name, { from, to }) {
      const response = await ask(name, { method: 'GET', headers: { Range: `bytes=${from}-${to}` } }, within.read);
      if (response.status === 404) return void (await response.body?.cancel());
      if (!response.ok) throw await failed('read', name, response);
      const bytes = new Uint8Array(await response.arrayBuffer());
      // A storage that knows no ranges sends the whole.
      return response.status === 206 ? bytes : bytes.subarray(from, to + 1);
    },
    async names() {
      const names: string[] = [];
      for (let more: string | undefined = ''; more !== undefined;) {
        const query: string = `?list-type=2${more && `&continuation-token=${encodeURIComponent(more)}`}`;
        const response: Response = await client.fetch(bucket + query, { signal: AbortSignal.timeout(within.list) });
        // No bucket yet, no files.
        if (response.status === 404) return [];
        if (!response.ok) throw await failed('list', '', response);
        const list = await response.text();
        names.push(...[...list.matchAll(/<Key>([^<]*)<\/Key>/g)].map((found) => found[1] as string));
        more = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(list)?.[1];
      }
      return names.sort();
    },
    async remove(name) {
      const response = await ask(name, { method: 'DELETE' }, within.write);
      if (!response.ok && response.status !== 404) throw await failed('remove', name, response);
    },
  };
}
