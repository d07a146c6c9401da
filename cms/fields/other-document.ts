'use client';
import { useEffect, useState } from 'react';

type Document = Record<string, unknown>;
const asked = new Map<string, { at: number; document: Promise<Document | null> }>();
const FRESH_MS = 5_000;

/** One request for all fields of a page. */
function ask(address: string): Promise<Document | null> {
  const known = asked.get(address);
  if (known && Date.now() - known.at < FRESH_MS) return known.document;
  const document = fetch(address, { credentials: 'same-origin' }).then(
    (answer) => (answer.ok ? (answer.json() as Promise<Document>) : null),
    () => null,
  );
  asked.set(address, { at: Date.now(), document });
  return document;
}

/** The same document in another language, its draft where there is one. */
export function useOtherDocument(of: string, lang: string, exists: boolean): Document | null {
  const [document, setDocument] = useState<Document | null>(null);
  useEffect(() => {
    let here = true;
    if (exists) void ask(`/cms-api/${of}?locale=${lang}&depth=0&draft=true`).then((found) => here && setDocument(found));
    return () => {
      here = false;
    };
  }, [of, lang, exists]);
  return document;
}
