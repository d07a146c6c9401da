import { locate } from '../../app/routes';
import { UPLOAD_MOST_FILES, UPLOAD_MOST_FILE_BYTES } from '#domain/records/files';

/** Which door a path belongs to; each has its own limits, policy and unsafe methods. */
export type Door = 'portal' | 'upload' | 'admin' | 'admin-api' | 'callback' | 'bearer' | 'operations' | 'probe';

export type Limits = {
  urlBytes: number;
  bodyBytes: number;
  /** A form with files, where one is asked for. */ filesBytes?: number;
  methods: readonly string[];
};

const READ = ['GET', 'HEAD'];
const KB = 1024;

/** What each door takes: nothing else passes. */
export const limits: Record<Door, Limits> = {
  portal: { urlBytes: 2 * KB, bodyBytes: 64 * KB, methods: [...READ, 'POST'] },
  upload: { urlBytes: 2 * KB, bodyBytes: 64 * KB, filesBytes: UPLOAD_MOST_FILES * UPLOAD_MOST_FILE_BYTES + 64 * KB, methods: [...READ, 'POST'] },
  callback: { urlBytes: 2 * KB, bodyBytes: 16 * KB, methods: [...READ, 'POST'] },
  bearer: { urlBytes: 2 * KB, bodyBytes: 256 * KB, methods: [...READ, 'POST', 'PUT', 'PATCH', 'DELETE'] },
  admin: { urlBytes: 16 * KB, bodyBytes: 1024 * KB, methods: [...READ, 'POST'] },
  'admin-api': { urlBytes: 16 * KB, bodyBytes: 1024 * KB, filesBytes: 20 * 1024 * KB, methods: [...READ, 'POST', 'PUT', 'PATCH', 'DELETE'] },
  operations: { urlBytes: 16 * KB, bodyBytes: 64 * KB, methods: [...READ, 'POST'] },
  probe: { urlBytes: 2 * KB, bodyBytes: 0, methods: READ },
};

/** The providers that may bring a browser back by a cross-site post; no cookie is read there. */
const CALLBACKS = new Set(['/payment/return']);
/** The API, for clients with a token of their own; cookies are ignored there. Plain names only: no step up, nothing encoded. [API-1] */
const API = /^\/v2(?:\/[\w-][\w.-]*)*$/;
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** Where editors' files come in; who sends them is asked before one byte is read. */
const ADMIN_FILES = /^\/cms-api\/(?:media|documents)(?:\/\d+)?$/;
/** Open to everybody, so it takes no more than a name and a password need. */
const ADMIN_LOGIN = /^\/(?:cms-api\/staff\/|admin\/(?:login|second-factor|invitation|password|recovery-codes|invite)$)/;

/** What stands in an editor's form, for its preview; who sends it is asked before one byte is read. */
export const PREVIEW = /^\/preview\/[\w-]+\.[\w-]+$/;
const PREVIEW_BYTES = 512 * KB;

/** How many bytes a request may bring: few, but for a form with files where one is asked for. */
export function mostBodyBytes(door: Door, path: string, contentType: string): number {
  const { bodyBytes, filesBytes = bodyBytes } = limits[door];
  if (ADMIN_LOGIN.test(path)) return limits.portal.bodyBytes;
  if (PREVIEW.test(path) && contentType === 'application/json') return PREVIEW_BYTES;
  const files = contentType === 'multipart/form-data' && (door === 'upload' || ADMIN_FILES.test(path));
  return files ? filesBytes : bodyBytes;
}

/** The door of a path in its one spelling; what is written oddly falls to the portal, the strictest. */
export function doorOf(pathname: string): Door {
  if (PROBES.has(pathname)) return 'probe';
  if (CALLBACKS.has(pathname)) return 'callback';
  if (API.test(pathname)) return 'bearer';
  if (pathname === '/operations' || pathname.startsWith('/operations/')) return 'operations';
  if (pathname === '/cms-api' || pathname.startsWith('/cms-api/')) return 'admin-api';
  if (pathname === '/admin' || pathname.startsWith('/admin/') || pathname.startsWith('/_next/')) return 'admin';
  return !pathname.endsWith('/') && locate(pathname).page?.files ? 'upload' : 'portal';
}
