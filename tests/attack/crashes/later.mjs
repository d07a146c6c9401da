/*
 * Loaded before the portal (`node --import`): its clock goes ZARBAN_LATER_MS ahead (or behind, below zero), as if it had been started later.
 * Timers run as ever; only what reads the time sees the later one.
 */
const Now = Date;
const later = Number(process.env.ZARBAN_LATER_MS ?? 0);
if (later !== 0) {
  globalThis.Date = new Proxy(Now, {
    apply: () => new Now(Now.now() + later).toString(),
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [Now.now() + later], made),
    get: (target, name) => (name === 'now' ? () => Now.now() + later : Reflect.get(target, name)),
  });
}
