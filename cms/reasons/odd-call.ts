/** Payload's errors for what does not exist: a collection, a field's path, a rule of a list; and a query that cannot be read. No page of ours asks for those. */
const ODD_CALL =
  /^Could not find "[^]*" in the fieldSchemaMap$|^Could not find field schema for given path$|does not contain any subfields\.$|must be provided$|^The collection with slug [^]* can't be found|is not valid JSON$/;

/** Whether somebody asked the admin's API for what nobody can be given. */
export const isOddCall = (error: unknown): boolean => ODD_CALL.test(String((error as { message?: unknown } | null)?.message ?? ''));
