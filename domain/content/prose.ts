/** A piece of a line: plain words, or words that lead to one of our pages or to a phone number. */
export type Span = { text: string; page?: string; hash?: string; tel?: string; strong?: boolean };
export type ProseBlock = { kind: 'paragraph' | 'heading'; spans: Span[] } | { kind: 'bullets' | 'numbers'; rows: Span[][] };

const SPAN = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([\w:#-]+)\)/g;
const BULLET = /^[-•]\s+/;
const NUMBER = /^[0-9۰-۹]+[.)]\s+/;
const HEADING = /^#{2,4}\s+/;

/** Reads an editor's plain text: blank lines part paragraphs, "- " and "1. " make lists, "## " a heading, [words](page) a link. */
export function parseProse(text: string): ProseBlock[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((chunk) =>
      blocksOf(
        chunk
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    );
}

function blocksOf(lines: string[]): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (HEADING.test(line)) blocks.push({ kind: 'heading', spans: spansOf(line.replace(HEADING, '')) });
    else if (BULLET.test(line)) addRow(blocks, 'bullets', spansOf(line.replace(BULLET, '')));
    else if (NUMBER.test(line)) addRow(blocks, 'numbers', spansOf(line.replace(NUMBER, '')));
    else if (last?.kind === 'paragraph') last.spans.push({ text: ' ' }, ...spansOf(line));
    else blocks.push({ kind: 'paragraph', spans: spansOf(line) });
  }
  return blocks;
}

function addRow(blocks: ProseBlock[], kind: 'bullets' | 'numbers', row: Span[]): void {
  const last = blocks.at(-1);
  if (last?.kind === kind) last.rows.push(row);
  else blocks.push({ kind, rows: [row] });
}

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of line.matchAll(SPAN)) {
    if (found.index > from) spans.push({ text: line.slice(from, found.index) });
    const [whole, strong, label, to] = found;
    if (strong) spans.push({ text: strong, strong: true });
    else if (to?.startsWith('tel:')) spans.push({ text: label ?? '', tel: to.slice(4) });
    else {
      const [page, hash] = (to ?? '').split('#');
      spans.push({ text: label ?? '', page, hash });
    }
    from = found.index + whole.length;
  }
  if (from < line.length) spans.push({ text: line.slice(from) });
  return spans;
}
