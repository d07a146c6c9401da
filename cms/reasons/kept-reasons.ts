type Field = { value?: unknown; valid?: boolean; errorMessage?: string };
type Fields = Readonly<Record<string, Field | undefined>>;
export type Reason = { path: string; message: string };
/** The reasons of a refused save, and what stood in the form then. */
export type Kept = { reasons: readonly Reason[]; values: ReadonlyMap<string, unknown> };

/** The reasons shown at the fields of a form that was just refused; null where there are none. [ADM-2] */
export function keptReasons(fields: Fields): Kept | null {
  const reasons = Object.entries(fields).flatMap(([path, field]) =>
    field?.valid === false && field.errorMessage ? [{ path, message: field.errorMessage }] : [],
  );
  return reasons.length > 0 ? { reasons, values: new Map(Object.entries(fields).map(([path, field]) => [path, field?.value])) } : null;
}

/** Reasons that vanished though nothing was typed since; `typed` once something was. */
export function lostReasons({ reasons, values }: Kept, fields: Fields): 'typed' | readonly Reason[] {
  const paths = new Set([...values.keys(), ...Object.keys(fields)]);
  for (const path of paths) if (fields[path]?.value !== values.get(path)) return 'typed';
  return reasons.filter(({ path }) => fields[path]?.valid !== false);
}
