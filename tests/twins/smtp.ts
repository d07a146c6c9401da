import net from 'node:net';

export type SmtpTwin = {
  url: string;
  mails: string[];
  /** How the next mails are answered: refused at this step with this answer, or without an answer after the data. */ behave(
    ...manners: (string | 'hang')[]
  ): void;
  close(): Promise<void>;
};

/** A mail server that takes what it is given: EHLO, MAIL, RCPT, DATA. */
export async function startSmtpTwin(): Promise<SmtpTwin> {
  const mails: string[] = [];
  const sockets = new Set<net.Socket>();
  let manners: string[] = [];
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    let data: string | undefined;
    let rest = '';
    say('220 twin ESMTP');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk;
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data !== undefined) {
          if (line !== '.') {
            data += `${line}\n`;
            continue;
          }
          mails.push(data);
          data = undefined;
          if (manners[0] === 'hang') manners.shift();
          else say('250 2.0.0 taken');
        } else if (/^(EHLO|HELO)/i.test(line)) say('250 twin');
        else if (/^RCPT/i.test(line) && manners[0] && manners[0] !== 'hang') say(manners.shift() ?? '');
        else if (/^DATA/i.test(line)) {
          data = '';
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 2.1.0 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}?ignoreTLS=true`,
    mails,
    behave: (...next) => void (manners = next),
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
