import { DEFAULT_SOURCE, SOURCE_KEY, SOURCES } from '#domain/shell/storage-keys';

/** Remembers for this session where the visit came from, and puts it into the login form's hidden field. [SHELL-12] */
export function keepSource() {
  const asked = new URLSearchParams(location.search).get('source');
  const named = SOURCES.find((source) => source === asked);
  try {
    if (named || !sessionStorage.getItem(SOURCE_KEY)) sessionStorage.setItem(SOURCE_KEY, named ?? DEFAULT_SOURCE);
    const kept = sessionStorage.getItem(SOURCE_KEY) ?? DEFAULT_SOURCE;
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type=hidden][name=source]')) field.value = kept;
  } catch {
    // Storage may be closed; the server's default stands.
  }
}
