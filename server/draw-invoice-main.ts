import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { drawPaper } from '#services/invoices/draw-paper';
import type { PaperToDraw } from '#services/runtime';

/** A process that draws one invoice or certificate: its content comes in on stdin, the PDF goes out on stdout. [ORD-10] */
const asked = JSON.parse(await text(process.stdin)) as PaperToDraw;
const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf');
process.stdout.end(await drawPaper({ ...asked, fonts }));
