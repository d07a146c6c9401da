/** So many entries has no form of ours. */
const MOST_ENTRIES = 100;
/** Our fields have plain names: brackets and dots would be read as lists and objects, and a list can claim any length. */
const PLAIN_NAME = /^[\w-]{1,60}$/;

/** A request's form; null for what is no form, or has names that no form of ours has. */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    const form = await request.formData();
    const names = [...form.keys()];
    return names.length <= MOST_ENTRIES && names.every((name) => PLAIN_NAME.test(name)) ? form : null;
  } catch {
    return null;
  }
}
