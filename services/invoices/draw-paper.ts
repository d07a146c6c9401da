import { createElement, type ReactElement } from 'react';
import { Font, renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import type { InvoiceContent } from '#domain/invoices/content';
import type { Lang } from '#locales/lang';
import { paperOf } from './paper';
import { PaperDocument } from './paper-document';

export type ToDraw = { lang: Lang; content: InvoiceContent; /** The folder with Vazirmatn's TTF files. */ fonts: string };

/** Draws an invoice as PDF. Heavy: only a process of its own runs this. [ORD-10] */
export async function drawPaper({ lang, content, fonts }: ToDraw): Promise<Uint8Array> {
  Font.register({
    family: 'Vazirmatn',
    fonts: [
      { src: `${fonts}/Vazirmatn-Regular.ttf`, fontWeight: 400 },
      { src: `${fonts}/Vazirmatn-Bold.ttf`, fontWeight: 700 },
    ],
  });
  // A word is never parted.
  Font.registerHyphenationCallback((word) => [word]);
  const paper = paperOf(lang, content);
  const title = `${paper.heading} ${content.number}`;
  return renderToBuffer(createElement(PaperDocument, { paper, title }) as unknown as ReactElement<DocumentProps>);
}
