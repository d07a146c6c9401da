/** The files of a form under a name; a browser sends an empty one where none was chosen. */
export function uploadsOf(form: FormData, name: string): File[] {
  return form.getAll(name).filter((entry): entry is File => typeof entry !== 'string' && entry.size > 0);
}
