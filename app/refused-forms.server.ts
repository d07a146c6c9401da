/** Requests whose form was refused; action, page and shell share the load context. */
const refused = new WeakSet<object>();

/** Notes that this request's form was refused. */
export function noteRefused(context: object): void {
  refused.add(context);
}

/** Whether the page is the answer to a form that was refused. */
export function wasRefused(context: object): boolean {
  return refused.has(context);
}
