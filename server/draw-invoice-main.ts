import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { drawPaper, type ToDraw } from '#services/invoices/draw-paper';

/** A process for one invoice: what stands on it comes in, the PDF goes out. [ORD-10] */
const asked = JSON.parse(await text(process.stdin)) as Omit<ToDraw, 'fonts'>;
const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf');
process.stdout.end(await drawPaper({ ...asked, fonts }));
