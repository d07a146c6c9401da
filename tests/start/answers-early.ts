import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerUnread } from '../../server/gate/unread';
import { letKeeperReadOn } from '../../server/process/read-on';

/** Refuses each body before it came, says what this process itself read of each connection, and closes when it is asked to. */
const server = http.createServer((req, res) => {
  answerUnread(req, res, letKeeperReadOn);
  res.writeHead(413, { 'Content-Length': 2 }).end('no');
});
server.on('connection', (socket) => socket.once('close', () => console.log('read', socket.bytesRead)));
process.once('SIGTERM', () => server.close(() => (console.log('closed'), process.exit(0))));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ kind: 'portal', port: 4711 });
  console.log('listens', (server.address() as AddressInfo).port);
});
