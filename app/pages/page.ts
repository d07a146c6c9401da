import type { Access } from '#domain/access/way-in';
import type { Movable } from '#domain/content/moved';

/** What a page may ask a device for, by the names of Permissions-Policy. */
export type Permission = 'camera' | 'microphone' | 'geolocation';

/** What a page takes beyond a plain form: files, or the values of an editor's form. */
export type Upload = 'files' | 'content';

/** A rate limit of its own: for the login's forms, on a page and on the API, for what is asked with every keystroke, and for what reads a whole file of health or draws a paper each time. */
export type PageRate = 'login' | 'api-login' | 'typing' | 'costly';

type Said = {
  /** The path below the language's prefix; `:name` stands for a parameter, `*` for all that follows. */
  path: string;
  file: string;
  /** Whether the page hydrates with React; public pages ship no framework script. */
  hydrate: boolean;
  /** Listed in the sitemap; pages with parameters are listed by their content. */
  sitemap?: boolean;
  /** Runs the signal core: its policy lets WebAssembly compile. */
  wasm?: boolean;
  /** Shows the live map: its policy lets streets come from where they are. */
  map?: boolean;
  /** Plays sound files. */
  sound?: boolean;
  /** Device features that it may use; every other page is refused them. */
  permissions?: readonly Permission[];
  /** Accepts larger bodies; every other page takes a plain form at most. */
  upload?: Upload;
  /** A payment callback: providers send browsers here by a cross-site POST, so no cookie is read. */
  callback?: boolean;
  /** For clients with a token of their own: cookies are ignored, errors are the API's. */
  bearer?: boolean;
  rate?: PageRate;
  /** Its address is a key to what somebody handed on: few guesses, and no link leaves with it. */
  secret?: boolean;
  /** One address for both languages, without the prefix. */
  neutral?: boolean;
  /** Contacts nobody: its policy refuses every connection. */
  lone?: boolean;
  /** The list of the document that its `:slug` names; where that has another name now, the old address leads on. */
  moved?: Movable;
  /** Shown in a frame of the admin. */
  framed?: boolean;
  /** No page of its own: it answers a form, a provider or a machine. */
  resource?: boolean;
};

/** Kept whole in the page cache, with these query parameters as part of its key. */
type KeptWhole = Said & {
  access: 'public';
  cache: readonly string[];
  /** Query parameters that bypass the cache: the page then shows what one visitor typed, or what holds for this minute. */
  past?: readonly string[];
};
type Asked = Said & {
  cache?: never;
  past?: never;
  /** Keeps drafts: what was typed outlives a change of language and the end of a session. */ draft?: boolean;
};

/** All that is declared of a page; gate, cache, policies, worker, robots, sitemap, router and attacks read it, and none has a list of its own. */
export type Page =
  | (KeptWhole & { draft?: never; private?: never })
  /** `private`: one visitor's own, though anybody may open it; no search engine reads it and no device keeps it. */
  | (Asked & { access: 'public'; private: boolean })
  | (Asked & { access: Exclude<Access, 'public'>; private?: never });

/** Whether a page is one visitor's own. */
export function isPrivate({ access, private: own }: Page): boolean {
  return access !== 'public' || own === true;
}

const DIALOG = ['modal', 'dialog'] as const;

/** A public page that is cached whole. */
export const shown = { access: 'public', hydrate: false, cache: DIALOG, sitemap: true } as const;
/** As `shown`, with more of the query in its key. */
export const shownBy = <const Names extends readonly string[]>(...names: Names) => ({ ...shown, cache: [...DIALOG, ...names] }) as const;
/** A public page that is rendered for each request. */
export const live = { access: 'public', private: false, hydrate: false } as const;
/** A page of one person's own. */
export const own = { access: 'user', hydrate: true } as const;
/** One's own, without scripts of a framework. */
export const ownPlain = { access: 'user', hydrate: false } as const;
/** An answer for everybody that is no page. */
export const resource = { access: 'public', private: false, hydrate: false, resource: true } as const;
/** An answer to one visitor that is no page. */
export const ownAnswer = { access: 'public', private: true, hydrate: false, resource: true } as const;
/** The same, kept whole. */
export const keptResource = { access: 'public', hydrate: false, resource: true, cache: [] } as const;
