import { loosePath } from './routes';

/** What no path of ours contains, decoded or not: control characters, slashes within a segment, percent signs that were encoded twice. */
const ODD = /[\u0000-\u001F\u007F-\u009F\\/;\uFEFF\uFFFD]|%[0-9A-Fa-f]{2}/;
const DATA = '.data';

/**
 * The one spelling of an address: plain letters, the page table's case, no slash at the end. Router, page table, limits
 * and policies then speak of the same page. Null where no address of ours can be written like this.
 */
export function canonicalPath(path: string): string | null {
  const plain = plainPath(path);
  if (plain === null || plain === '/_root.data') return plain;
  // The router asks for a page's data alone by this ending.
  if (!plain.endsWith(DATA)) return loosePath(plain);
  const page = plainPath(plain.slice(0, -DATA.length));
  return page === null ? null : page === '/' ? '/_root.data' : loosePath(page) + DATA;
}

function plainPath(path: string): string | null {
  if (!path.startsWith('/') || path.includes('//')) return null;
  const steps = path.slice(1, path.length > 1 && path.endsWith('/') ? -1 : undefined).split('/');
  const plain: string[] = [];
  for (const step of steps) {
    const text = decoded(step);
    if (text === null || ODD.test(text) || text.endsWith('.')) return null;
    plain.push(encodeURIComponent(text).replace(/%(?:24|26|2B|2C|3A|3D|40)/g, decodeURIComponent));
  }
  return `/${plain.join('/')}`;
}

/** A path segment, percent-decoded; null where its bytes are no UTF-8. */
function decoded(step: string): string | null {
  if (/^[\w.~-]*$/.test(step)) return step;
  try {
    return decodeURIComponent(step.replace(/[\u0080-\u00FF]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`));
  } catch {
    return null;
  }
}
