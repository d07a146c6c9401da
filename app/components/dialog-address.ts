/** The query that opens a dialog of the page: `{ modal: 'OPEN', dialog: name }`. [SHELL-5] */
export function dialogQuery(name: string): { modal: string; dialog: string } {
  return { modal: 'OPEN', dialog: name };
}

/** Whether an address asks for this dialog; without a name the page's own is meant, never a `named` one. [SHELL-5] */
export function isDialogOpen(search: string, name: string, named = false): boolean {
  const query = new URLSearchParams(search);
  return query.get('modal') === 'OPEN' && (query.get('dialog') ?? (named ? '' : name)) === name;
}

/** The same address with a dialog open. [SHELL-5] */
export function withDialog(pathname: string, search: string, name: string): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(dialogQuery(name))) query.set(key, value);
  return `${pathname}?${query}`;
}

/** The same address without a dialog. [SHELL-5] */
export function withoutDialog(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('modal');
  query.delete('dialog');
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}
