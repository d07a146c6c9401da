import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { drawPaper, type ToDraw } from '#services/invoices/draw-paper';

/** A process that draws one invoice: its content comes in on stdin, the PDF goes out on stdout. [ORD-10] */
const asked = JSON.parse(await text(process.stdin)) as Omit<ToDraw, 'fonts'>;
const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf');
process.stdout.end(await drawPaper({ ...asked, fonts }));
