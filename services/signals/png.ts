import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const EIGHT_BITS_BY_PALETTE = [8, 3];

/** A picture of few colours as a PNG file. */
export function png({ width, height, shades }: { width: number; height: number; shades: Uint8Array }, palette: readonly (readonly number[])[]): Buffer {
  const rows = Buffer.alloc(height * (1 + width));
  for (let y = 0; y < height; y++) rows.set(shades.subarray(y * width, (y + 1) * width), y * (1 + width) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(EIGHT_BITS_BY_PALETTE, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
