import { parseProse, type Span } from '#domain/content/prose';
import type { SectionOf } from '#domain/content/sections';

type File = {
  lang: 'fa' | 'en';
  title: string;
  lead: string | null;
  notes: readonly { kind: string; text: string }[];
  parts: readonly (SectionOf<'prose'> | SectionOf<'faq'>)[];
  /** What stands at its end: when it was changed, where the newest is. */
  foot: readonly string[];
};

const STYLE =
  'body{font:1rem/1.8 Vazirmatn,Tahoma,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#14241f;background:#fff}h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}h1,h2,h3{line-height:1.5;break-after:avoid}li{margin-block:.3rem}.note{border:1px solid #9aa;border-radius:.5rem;padding:.6rem 1rem}footer{margin-top:2.5rem;border-top:1px solid #ccc;font-size:.875rem;color:#456}@page{margin:18mm}@media print{body{margin:0;max-width:none}}';

/** A manual as one file of its own: it opens and prints without internet, and asks nobody for anything. [PAGE-9] */
export function manualHtml({ lang, title, lead, notes, parts, foot }: File): string {
  return `<!DOCTYPE html>
<html lang="${lang}" dir="${lang === 'fa' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escape(title)}</h1>
${lead ? `<p>${escape(lead)}</p>\n` : ''}${notes.map(({ text }) => `<p class="note">${escape(text)}</p>`).join('\n')}
${parts.map(partHtml).join('\n')}
<footer>${foot.map((line) => `<p>${escape(line)}</p>`).join('')}</footer>
</body>
</html>
`;
}

function partHtml(part: File['parts'][number]): string {
  const heading = `<h2>${escape(part.title)}</h2>`;
  if (part.type === 'prose') return `${heading}\n${proseHtml(part.text)}`;
  return [heading, ...part.items.map(({ question, answer }) => `<h3>${escape(question)}</h3>\n${proseHtml(answer)}`)].join('\n');
}

function proseHtml(text: string): string {
  return parseProse(text)
    .map((block) => {
      switch (block.kind) {
        case 'paragraph':
          return `<p>${spans(block.spans)}</p>`;
        case 'heading':
          return `<h3>${spans(block.spans)}</h3>`;
        case 'bullets':
          return `<ul>${block.rows.map((row) => `<li>${spans(row)}</li>`).join('')}</ul>`;
        case 'numbers':
          return `<ol>${block.rows.map((row) => `<li>${spans(row)}</li>`).join('')}</ol>`;
      }
    })
    .join('\n');
}

/** Links lead nowhere on a disk: their words stay. */
function spans(list: readonly Span[]): string {
  return list.map(({ text, strong }) => (strong ? `<strong>${escape(text)}</strong>` : escape(text))).join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
