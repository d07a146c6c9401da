/** Pages seen before open offline. [SHELL-2] */
export function registerWorker() {
  if (!('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register);
}
