import { Fragment } from 'react';
import { parseProse, type ProseBlock, type Span } from '#domain/content/prose';
import { PageLink } from './page-link';

/** An editor's text: paragraphs, lists, headings below the section's own, links to our pages. */
export function Prose({ text, heading: Heading = 'h3' }: { text: string; heading?: 'h3' | 'h4' }) {
  return parseProse(text).map((block, at) => <Block key={at} block={block} heading={Heading} />);
}

function Block({ block, heading: Heading }: { block: ProseBlock; heading: 'h3' | 'h4' }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading>
          <Spans spans={block.spans} />
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'bullets':
      return <ul>{rows(block.rows)}</ul>;
    case 'numbers':
      return <ol>{rows(block.rows)}</ol>;
  }
}

const rows = (list: Span[][]) =>
  list.map((spans, at) => (
    <li key={at}>
      <Spans spans={spans} />
    </li>
  ));

function Spans({ spans }: { spans: Span[] }) {
  return spans.map(({ text, page, hash, tel, strong }, at) => {
    if (tel)
      return (
        <a key={at} href={`tel:${tel}`}>
          {text}
        </a>
      );
    if (page)
      return (
        <PageLink key={at} page={page} hash={hash}>
          {text}
        </PageLink>
      );
    return strong ? <strong key={at}>{text}</strong> : <Fragment key={at}>{text}</Fragment>;
  });
}
