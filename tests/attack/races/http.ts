import http from 'node:http';

export type Answer = { status: number; location: string | undefined; headers: http.IncomingHttpHeaders; text: string };
export type Ask = { form?: URLSearchParams; json?: { method: string; body: unknown }; cookie?: string; headers?: Record<string, string> };
export type Client = {
  /** One request, redirects not followed; a form is posted as a browser posts its own. */
  ask(url: string, more?: Ask): Promise<Answer>;
  close(): void;
};

const ANSWER_WITHIN_MS = 60_000;

/** Browsers on one machine: as many connections as are asked for, kept open. */
export function openClient(connections: number): Client {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  return { ask: (url, more = {}) => ask(agent, url, more), close: () => agent.destroy() };
}

function ask(agent: http.Agent, address: string, { form, json, cookie, headers }: Ask): Promise<Answer> {
  const url = new URL(address);
  const body = form?.toString() ?? (json && JSON.stringify(json.body));
  const request = http.request(url, {
    agent,
    method: json?.method ?? (form ? 'POST' : 'GET'),
    headers: {
      Accept: 'text/html',
      ...(cookie ? { Cookie: cookie } : {}),
      ...(body === undefined
        ? {}
        : {
            Origin: url.origin,
            'Sec-Fetch-Site': 'same-origin',
            'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
            'Content-Length': Buffer.byteLength(body),
          }),
      ...headers,
    },
  });
  return new Promise((resolve, reject) => {
    request.setTimeout(ANSWER_WITHIN_MS, () => request.destroy(new Error(`no answer within ${ANSWER_WITHIN_MS / 1000} s: ${url.pathname}`)));
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, headers: response.headers, text });
      });
    });
    request.end(body);
  });
}
