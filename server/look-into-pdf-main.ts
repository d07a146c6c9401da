import { buffer } from 'node:stream/consumers';
import { checkPdf } from '#services/files/safe-pdf';

/** A process for one PDF: its bytes come in, what was found goes out. [CONT-1, PAGE-9] */
process.stdout.end(JSON.stringify(checkPdf(await buffer(process.stdin))));
