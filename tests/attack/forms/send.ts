import type { PlainBrowser, PlainForm } from '../../plain-browser';
import { ask, type Heard } from '../gate/ask';
import { withFile } from './with-file';

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Posts a body to a form's address as the browser's own page would. */
export function send(browser: PlainBrowser, form: Pick<PlainForm, 'action'>, body: string | Buffer, type = FORM_TYPE): Promise<Heard> {
  const { pathname, search } = new URL(form.action);
  const filed = type === FORM_TYPE && typeof body === 'string' ? withFile(body) : null;
  const headers = {
    Accept: 'text/html',
    Origin: browser.origin,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': filed?.type ?? type,
    Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  return ask(browser.origin, { method: 'POST', path: pathname + search, headers, body: filed?.body ?? body });
}
