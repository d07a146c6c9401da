/** Next calls this once when the admin opens: from here on what is planned can be published in this process. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs' || process.env['NEXT_PHASE'] === 'phase-production-build') return;
  const [{ runtime }, { publishDue }] = await Promise.all([import('#services/runtime'), import('./scheduled/due')]);
  Object.assign(runtime(), { publishDue });
}
