/** Sound files of a second or more that no recorder made: whole in their structure, silent, and with something told in them where asked. */

const text = (words: string) => Buffer.from(words, 'utf8');

/** An MP3 of so many frames of MPEG 2, layer III, at 16 kHz and 32 kbit/s, with a tag before it. */
export function sampleMp3(frames = 40, tag = ''): Uint8Array<ArrayBuffer> {
  const frame = Buffer.alloc(144);
  frame.set([0xff, 0xf3, 0x48, 0xc0]);
  const words = text(tag);
  const head = tag ? Buffer.concat([text('ID3'), Buffer.from([4, 0, 0, 0, 0, words.length >> 7, words.length & 0x7f]), words]) : Buffer.alloc(0);
  return new Uint8Array(Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]));
}

const box = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** An M4A of so many seconds with one track of this handler, words in its tags, and the day on which it was made. */
export function sampleM4a(seconds = 3, { handler = 'soun', tag = '' } = {}): Uint8Array<ArrayBuffer> {
  const dated = Buffer.alloc(100);
  dated.writeUInt32BE(0xe1a2_b3c4, 4);
  dated.writeUInt32BE(1_000, 12);
  dated.writeUInt32BE(seconds * 1_000, 16);
  const handled = Buffer.alloc(24);
  handled.write(handler, 8, 'latin1');
  const track = box('trak', box('tkhd', dated), box('mdia', box('mdhd', dated), box('hdlr', handled)));
  const all = [box('ftyp', text('M4A isom')), box('moov', box('mvhd', dated), track, box('udta', text(tag))), box('mdat', Buffer.alloc(400))];
  return new Uint8Array(Buffer.concat(all));
}

const table = Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x8000_0000 ? (value << 1) ^ 0x04c1_1db7 : value << 1;
  return value >>> 0;
});

function page(sequence: number, granule: number, packet: Buffer): Buffer {
  const count = Math.floor(packet.length / 255) + 1;
  const segments = Buffer.alloc(count, 255);
  segments[count - 1] = packet.length % 255;
  const head = Buffer.alloc(27);
  head.write('OggS', 0, 'latin1');
  head.writeUInt32LE(granule, 6);
  head.writeUInt32LE(77, 14);
  head.writeUInt32LE(sequence, 18);
  head[26] = count;
  const whole = Buffer.concat([head, segments, packet]);
  let crc = 0;
  for (const byte of whole) crc = ((crc << 8) ^ (table[((crc >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0;
  whole.writeUInt32LE(crc, 22);
  return whole;
}

const counted = (words: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text(words).length);
  return Buffer.concat([length, text(words)]);
};

/** An Ogg with Opus of so many seconds, with a comment, and so many pages of nothing behind it. */
export function sampleOgg(seconds = 3, tag = '', { empty = 0 } = {}): Uint8Array<ArrayBuffer> {
  const one = Buffer.alloc(4);
  one.writeUInt32LE(1);
  const head = Buffer.concat([text('OpusHead'), Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])]);
  const comments = Buffer.concat([text('OpusTags'), counted('recorder 1.0'), one, counted(`LOCATION=${tag}`)]);
  return new Uint8Array(
    Buffer.concat([
      page(0, 0, head),
      page(1, 0, comments),
      page(2, seconds * 48_000, Buffer.alloc(700)),
      ...Array<Buffer>(empty).fill(page(3, 0, Buffer.alloc(0))),
    ]),
  );
}

function element(id: number[], ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([
    Buffer.from([...id, 0x10 | ((body.length >> 24) & 0xf), (body.length >> 16) & 0xff, (body.length >> 8) & 0xff, body.length & 0xff]),
    body,
  ]);
}

/** A WebM whose segment holds a segment that holds one, so many times. */
export function nestedWebm(times: number): Uint8Array<ArrayBuffer> {
  const head = element([0x1a, 0x45, 0xdf, 0xa3], text('webm'));
  return new Uint8Array(Buffer.concat([head, Buffer.alloc(times * 5, Buffer.from([0x18, 0x53, 0x80, 0x67, 0xff]))]));
}

/** A WebM with Opus of so many seconds, as a browser records it: clusters of unknown length, the recorder's name, tags. */
export function sampleWebm(seconds = 3, { kind = 2, tag = '' } = {}): Uint8Array<ArrayBuffer> {
  const unknown = (id: number[], ...parts: Buffer[]) => Buffer.concat([Buffer.from([...id, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), ...parts]);
  const block = (ms: number) => element([0xa3], Buffer.from([0x81, ms >> 8, ms & 0xff, 0x80]), Buffer.alloc(60));
  const cluster = (at: number) => unknown([0x1f, 0x43, 0xb6, 0x75], element([0xe7], Buffer.from([at >> 8, at & 0xff])), block(0), block(900));
  const segment = unknown(
    [0x18, 0x53, 0x80, 0x67],
    element([0x15, 0x49, 0xa9, 0x66], element([0x4d, 0x80], text('recorder')), element([0x57, 0x41], text(`of ${tag}`))),
    element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0x83], Buffer.from([kind])), element([0x86], text('A_OPUS')))),
    ...Array.from({ length: seconds }, (_, at) => cluster(at * 1_000)),
    element([0x12, 0x54, 0xc3, 0x67], text(`place ${tag}`)),
  );
  return new Uint8Array(Buffer.concat([element([0x1a, 0x45, 0xdf, 0xa3], text('webm')), segment]));
}
