/** What a picture for sharing says: all of it is public, and the picture is this and nothing else. [MAG-2: share pictures] */
export type SharePicture = {
  lang: 'fa' | 'en';
  /** Above the title: the section, or what it is. */
  label: string;
  title: string;
  /** Below the title: who stands behind it. */
  by: string;
};

/** Raised when the drawing changes: every picture then has another address. */
export const SHARE_DRAWING = 1;
/** In pixels, as networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** Longer titles end in a sign. */
const TITLE_MOST = 150;

/** A title as the picture has room for it, ended at a word. */
export function shareTitle(title: string): string {
  const characters = [...title.trim()];
  if (characters.length <= TITLE_MOST) return characters.join('');
  const short = characters.slice(0, TITLE_MOST).join('');
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), TITLE_MOST / 2))}…`;
}

/** The name of a picture: of which article or piece of news, in which language, and a print of all that it says. */
export type ShareName = { post: number; lang: 'fa' | 'en'; print: string };
const SHAPE = /^([1-9]\d{0,8})-(fa|en)-([0-9a-f]{16})\.png$/;

/** Reads a name as an address carries it; null where it is none of ours. */
export function readShareName(name: string): ShareName | null {
  const [, post, lang, print] = SHAPE.exec(name) ?? [];
  return print ? { post: Number(post), lang: lang as ShareName['lang'], print } : null;
}

/** A name as an address carries it. */
export const shareName = ({ post, lang, print }: ShareName): string => `${post}-${lang}-${print}.png`;
