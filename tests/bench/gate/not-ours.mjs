import net from 'node:net';

/** Simulates a server that refuses as early as ours and does nothing else: beside it pages are as slow as the senders alone make them. */
const GIVEN_UP_MS = 200;
const REFUSED = 'HTTP/1.1 413 Payload Too Large\r\nConnection: close\r\nContent-Length: 2\r\n\r\nno';
const server = net.createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', () => {
    socket.pause();
    socket.end(REFUSED);
    setTimeout(() => socket.destroy(), GIVEN_UP_MS);
  });
});
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`));
process.once('disconnect', () => process.exit());
