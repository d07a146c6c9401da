import http from 'node:http';

type Load = { url: string; headers?: Record<string, string>; times: number; atOnce: number; before?: () => Promise<unknown> };

/** Asks for a page again and again over kept connections; every answer must be 200 and as long as the first. */
export async function askOften({ url, headers = {}, times, atOnce, before }: Load): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const wanted = (await ask(url, headers, agent)).length;
  let left = times;
  const worker = async () => {
    while (left-- > 0) {
      await before?.();
      const { length } = await ask(url, headers, agent);
      if (length !== wanted) throw new Error(`${url}: ${length} bytes, then ${wanted}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
}

/** One answer, whole. */
export function ask(url: string, headers: Record<string, string>, agent?: http.Agent): Promise<Buffer & { headers?: http.IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers, ...(agent ? { agent } : {}) }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode !== 200) return reject(new Error(`${url}: ${response.statusCode}`));
          resolve(Object.assign(Buffer.concat(chunks), { headers: response.headers }));
        });
      })
      .on('error', reject);
  });
}
