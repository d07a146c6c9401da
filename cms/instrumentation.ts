/** Next calls this once when the admin opens. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs' || process.env['NEXT_PHASE'] === 'phase-production-build') return;
  const { watchSchedule } = await import('./scheduled/watch');
  watchSchedule();
}
