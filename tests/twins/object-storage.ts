import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ObjectStorage = {
  url: string;
  objects: Map<string, { bytes: Buffer; type: string }>;
  failNext: (times: number) => void;
  /** Takes requests and answers none, until told otherwise. */
  hang: (does: boolean) => void;
  stop: () => Promise<void>;
};

const sha = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Object storage that speaks S3 over HTTP: it computes the signature (AWS Signature Version 4) anew and refuses another. */
export async function startObjectStorage({ bucket, key, secret }: { bucket: string; key: string; secret: string }): Promise<ObjectStorage> {
  const objects: ObjectStorage['objects'] = new Map();
  let failures = 0;
  let made = false;
  let hangs = false;
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    if (hangs) return;
    const answer = (status: number, body: string | Buffer = '', type = 'application/xml') => void res.writeHead(status, { 'Content-Type': type }).end(body);
    if (failures > 0) {
      failures -= 1;
      return answer(503, '<Error><Code>SlowDown</Code></Error>');
    }
    if (!isSigned(req, bytes, key, secret)) return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const name = decodeURIComponent(new URL(req.url ?? '/', 'http://twin').pathname);
    if (name === `/${bucket}` && req.method === 'PUT') {
      made = true;
      return answer(200);
    }
    if (made && name === `/${bucket}` && req.method === 'GET') return answer(200, listOf(objects, bucket, new URL(req.url ?? '/', 'http://twin').searchParams));
    if (!made || !name.startsWith(`/${bucket}/`)) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>');
    if (req.method === 'PUT') {
      objects.set(name, { bytes, type: String(req.headers['content-type']) });
      return answer(200);
    }
    if (req.method === 'DELETE') {
      objects.delete(name);
      return answer(204);
    }
    const found = objects.get(name);
    if (found && req.method === 'HEAD') return void res.writeHead(200, { 'Content-Type': found.type, 'Content-Length': found.bytes.length }).end();
    const part = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '');
    if (found && part) return answer(206, found.bytes.subarray(Number(part[1]), Number(part[2]) + 1), found.type);
    return found ? answer(200, found.bytes, found.type) : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`,
    objects,
    failNext: (times) => (failures = times),
    hang: (does) => (hangs = does),
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

const LIST_PAGE = 3;

/** ListObjectsV2, a small page at a time. */
function listOf(objects: ObjectStorage['objects'], bucket: string, query: URLSearchParams): string {
  const keys = [...objects.keys()].map((name) => name.slice(bucket.length + 2)).sort();
  const from = keys.indexOf(query.get('continuation-token') ?? '') + 1;
  const page = keys.slice(from, from + LIST_PAGE);
  const more = from + LIST_PAGE < keys.length ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${more}</ListBucketResult>`;
}

/** The signature as its specification computes it: canonical request, string to sign, derived key. */
function isSigned(req: IncomingMessage, bytes: Buffer, key: string, secret: string): boolean {
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(String(req.headers.authorization)) ?? [];
  const [owner, day = '', region = '', service = ''] = credential.split('/');
  const at = String(req.headers['x-amz-date']);
  const content = String(req.headers['x-amz-content-sha256']);
  if (owner !== key || (content !== 'UNSIGNED-PAYLOAD' && content !== sha(bytes))) return false;
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://twin');
  const query = [...searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).sort();
  const headers = signed.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}\n`);
  const canonical = [req.method, pathname, query.join('&'), headers.join(''), signed, content].join('\n');
  const text = ['AWS4-HMAC-SHA256', at, `${day}/${region}/${service}/aws4_request`, sha(canonical)].join('\n');
  const derived = [day, region, service, 'aws4_request'].reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`);
  return hmac(derived, text).toString('hex') === signature;
}
