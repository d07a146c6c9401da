import http from 'node:http';
import type net from 'node:net';

export type Lookup = { path: string; receptor: string; template: string; tokens: Record<string, string> };
/** How the simulated provider answers the next lookups: with Kavenegar's status, malformed, not at all, or by breaking the connection after taking the message. */
export type Manner = number | 'nonsense' | 'hang' | 'break';
export type KavenegarTwin = {
  url: string;
  apiKey: string;
  /** What it has accepted and would have sent. */
  sent: Lookup[];
  /** Every request that reached it. */
  asked: Lookup[];
  behave(...manners: Manner[]): void;
  close(): Promise<void>;
};

/** A simulated Kavenegar (a twin: a test double that speaks the provider's protocol) with its verify/lookup call on a port of its own, failures included. */
export async function startKavenegarTwin(): Promise<KavenegarTwin> {
  const apiKey = '4B65794F66546865547769';
  const sent: Lookup[] = [];
  const asked: Lookup[] = [];
  let manners: Manner[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://twin');
      const fields = Object.fromEntries(new URLSearchParams(body || url.search));
      const { receptor = '', template = '', type: _, ...tokens } = fields;
      const lookup = { path: url.pathname.replace(apiKey, '{key}'), receptor, template, tokens };
      asked.push(lookup);
      const key = url.pathname.split('/')[2];
      const manner: Manner = manners.shift() ?? checkLookup(key === apiKey, lookup);
      if (manner === 'hang') return void sent.push(lookup);
      if (manner === 'break') {
        sent.push(lookup);
        return void request.socket.destroy();
      }
      if (manner === 'nonsense') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
      if (manner === 200) sent.push(lookup);
      const entries =
        manner === 200
          ? [
              {
                messageid: 8_792_343 + sent.length,
                message: template,
                status: 5,
                statustext: 'ارسال به مخابرات',
                sender: '10004346',
                receptor,
                date: 1_356_619_709,
                cost: 120,
              },
            ]
          : null;
      response
        .writeHead(manner, { 'content-type': 'application/json' })
        .end(JSON.stringify({ return: { status: manner, message: manner === 200 ? 'تایید شد' : 'خطا' }, entries }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    apiKey,
    sent,
    asked,
    behave: (...next) => void (manners = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The checks that the provider makes itself. */
function checkLookup(keyFits: boolean, { receptor, template, tokens }: Lookup): number {
  if (!keyFits) return 403;
  if (!/^(09|\+989|989)\d{9}$/.test(receptor)) return 411;
  if (!template) return 424;
  if (!tokens['token'] && !tokens['token10'] && !tokens['token20']) return 406;
  const spaces = (name: string) => (tokens[name] ?? '').split(/\s/).length - 1;
  if (spaces('token') + spaces('token2') + spaces('token3') > 0 || spaces('token10') > 4 || spaces('token20') > 8) return 431;
  return 200;
}
