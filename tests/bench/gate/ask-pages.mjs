import http from 'node:http';

/** Simulates other visitors in a process of its own: requests pages in turn until told to stop, then says how long each took. */
const [origin, ...paths] = process.argv.slice(2);
const PAUSE_MS = 5;
/** Requests before measuring, since a portal with visitors has compiled its code. */
const BEFORE = 60;
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
const taken = [];
let going = true;

function ask(path) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    http
      .get(origin + path, { agent, headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } }, (response) => {
        response.on('data', () => {});
        response.on('end', () => (response.statusCode === 200 ? resolve(performance.now() - began) : reject(new Error(`${path}: ${response.statusCode}`))));
      })
      .on('error', reject);
  });
}

process.once('message', () => (going = false));
for (let round = 0; round < BEFORE; round += 1) for (const path of paths) await ask(path);
process.send('warm');
for (let at = 0; going; at += 1) {
  taken.push(await ask(paths[at % paths.length]));
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
process.send(taken, () => process.disconnect());
