import { spawn } from 'node:child_process';
import type { IncomingHttpHeaders } from 'node:http';

const program = `
const http = require('node:http');
const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
  const { headers, body } = JSON.parse(Buffer.concat(chunks));
  const bytes = Buffer.from(body, 'base64');
  const server = http.createServer((req, res) => res.writeHead(200, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
});`;

export type BareServer = { url: string; pid: number; stop: () => void };

/** The baseline: a bare http server that sends the same headers and bytes to everybody. */
export async function startBareServer(headers: IncomingHttpHeaders, body: Buffer): Promise<BareServer> {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const { connection: _connection, 'keep-alive': _keepAlive, date: _date, 'transfer-encoding': _coding, ...sent } = headers;
  child.stdin.end(JSON.stringify({ headers: sent, body: body.toString('base64') }));
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk).trim())));
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => void child.kill() };
}
