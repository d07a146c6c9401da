import { checkPdf } from '#services/files/safe-pdf';
import { answerEach } from './papers/answer-each';

/** A process that inspects PDFs, away from the pages. [CONT-1, PAGE-9] */
await answerEach(checkPdf);
