/** Registers the service worker, so that pages seen before open offline. [SHELL-2] */
export function registerWorker() {
  if (!('serviceWorker' in navigator)) return;
  const register = async () => {
    // The first page was there before the worker: it is kept as any other that was seen.
    const first = !navigator.serviceWorker.controller;
    const worker = await navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .catch(() => undefined);
    if (first) worker?.active?.postMessage('keep');
  };
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}
