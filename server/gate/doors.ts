import { dataless } from '../../app/dataless';
import { besidePages } from '../../app/pages/beside';
import { locate, pages } from '../../app/routes';
import type { Page } from '../../app/routes';
import { UPLOAD_MOST_FILES, UPLOAD_MOST_FILE_BYTES } from '#domain/records/files';

/** A door: one kind of entrance, by path, with its own limits, policy and unsafe methods. */
export type Door = 'portal' | 'admin' | 'admin-api' | 'callback' | 'bearer' | 'socket' | 'operations' | 'probe';

export type Limits = { urlBytes: number; bodyBytes: number; methods: readonly string[] };

const READ = ['GET', 'HEAD'];
const KB = 1024;

/** The limits of each door. */
export const limits: Record<Door, Limits> = {
  portal: { urlBytes: 2 * KB, bodyBytes: 64 * KB, methods: [...READ, 'POST'] },
  callback: { urlBytes: 2 * KB, bodyBytes: 16 * KB, methods: [...READ, 'POST'] },
  bearer: { urlBytes: 2 * KB, bodyBytes: 256 * KB, methods: [...READ, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] },
  socket: { urlBytes: 2 * KB, bodyBytes: 0, methods: ['GET'] },
  admin: { urlBytes: 16 * KB, bodyBytes: 1024 * KB, methods: [...READ, 'POST'] },
  'admin-api': { urlBytes: 16 * KB, bodyBytes: 1024 * KB, methods: [...READ, 'POST', 'PUT', 'PATCH', 'DELETE'] },
  operations: { urlBytes: 16 * KB, bodyBytes: 64 * KB, methods: [...READ, 'POST'] },
  probe: { urlBytes: 2 * KB, bodyBytes: 0, methods: READ },
};

/** Larger bodies that the page table allows, in one content type; a sender of editors' content is authenticated before one byte is read. */
export const UPLOADS: Record<NonNullable<Page['upload']>, { type: string; bytes: number }> = {
  files: { type: 'multipart/form-data', bytes: UPLOAD_MOST_FILES * UPLOAD_MOST_FILE_BYTES + 64 * KB },
  content: { type: 'application/json', bytes: 512 * KB },
};

/** The paths of staff's uploads, editors' and of results; their sender is authenticated before one byte is read. */
const ADMIN_FILES = {
  path: /^\/cms-api\/(?:(?:media|documents)(?:\/\d+)?|service-requests\/\d+\/result)$/,
  type: 'multipart/form-data',
  bytes: 20 * 1024 * KB,
};
/** The admin's login, open to everybody: its bodies are limited to a name and a password. */
const ADMIN_LOGIN = /^\/(?:cms-api\/staff\/|admin\/(?:login|second-factor|invitation|password|recovery-codes|invite)$)/;
/** A path of the API: plain segments, nothing encoded. [API-1] */
const PLAIN_NAMES = /^(?:\/[\w$-][\w.-]*)+$/;

/** How many bytes a request may bring: few, but for a form with files where one is asked for. */
export function mostBodyBytes(door: Door, { page, path, contentType }: { page: Page | undefined; path: string; contentType: string }): number {
  if (ADMIN_LOGIN.test(path)) return limits.portal.bodyBytes;
  const upload = page?.upload && !path.endsWith('.data') ? UPLOADS[page.upload] : door === 'admin-api' && ADMIN_FILES.path.test(path) ? ADMIN_FILES : undefined;
  return upload?.type === contentType ? upload.bytes : limits[door].bodyBytes;
}

/** The page of a path in its one spelling, also where its data alone is asked for. */
export function pageAt(path: string): Page | undefined {
  return path.length > 1 && path.endsWith('/') ? undefined : locate(dataless(path)).page;
}

/** The door of a path in its one spelling; what is written oddly falls to the portal, the strictest. */
export function doorOf(path: string, page = pageAt(path)): Door {
  if (page?.callback) return path === page.path ? 'callback' : 'portal';
  if (page?.bearer) return PLAIN_NAMES.test(path) ? 'bearer' : 'portal';
  if (page) return 'portal';
  for (const door of ['probe', 'socket'] as const) if (besidePages[door].some((one) => path === one)) return door;
  return beside.find(({ at }) => path === at || path.startsWith(`${at}/`))?.door ?? 'portal';
}

const apiBases = Object.values<Page>(pages).flatMap(({ bearer, path }) => (bearer && path.endsWith('/*') ? [path.slice(0, -2)] : []));

/** Whether a raw address is meant for the API, however oddly it goes on: then a refusal has the API's shape. */
export function isForApi(url: string): boolean {
  return apiBases.some((base) => url.startsWith(base) && /^(?:[/?]|$)/.test(url.slice(base.length)));
}

const beside = (['operations', 'admin-api', 'admin'] as const).flatMap((door) => besidePages[door].map((at) => ({ at, door })));
