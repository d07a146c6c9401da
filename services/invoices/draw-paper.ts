import { createElement, type ReactElement } from 'react';
import { Font, renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { CertificateDocument } from '../papers/certificate-document';
import type { PaperToDraw } from '../runtime';
import { paperOf } from './paper';
import { PaperDocument } from './paper-document';

export type ToDraw = PaperToDraw & { /** The folder with Vazirmatn's TTF files. */ fonts: string };

/** Draws an invoice or a certificate as PDF. Heavy: only a process of its own runs this. [ORD-10, ACAD-3] */
export async function drawPaper({ fonts, ...asked }: ToDraw): Promise<Uint8Array> {
  Font.register({
    family: 'Vazirmatn',
    fonts: [
      { src: `${fonts}/Vazirmatn-Regular.ttf`, fontWeight: 400 },
      { src: `${fonts}/Vazirmatn-Bold.ttf`, fontWeight: 700 },
    ],
  });
  // A word is never parted.
  Font.registerHyphenationCallback((word) => [word]);
  return renderToBuffer(documentOf(asked) as unknown as ReactElement<DocumentProps>);
}

function documentOf(asked: PaperToDraw): ReactElement {
  if ('certificate' in asked) return createElement(CertificateDocument, { lang: asked.lang, paper: asked.certificate });
  const paper = paperOf(asked.lang, asked.content);
  return createElement(PaperDocument, { paper, title: `${paper.heading} ${asked.content.number}` });
}
