/** A form as a browser without JavaScript sees it. */
export type PlainForm = {
  action: string;
  method: string;
  fields: Record<string, string>;
  buttons: { name: string; value: string }[];
  names: string[];
  choices: Record<string, string[]>;
  /** The values of the radio buttons of each name. */
  radios: Record<string, string[]>;
  /** Names of hidden inputs. */
  hidden: string[];
};
export type PlainPage = { status: number; url: string; text: string; headers: Headers; forms: PlainForm[] };

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}(?:="([^"]*)"|='([^']*)'|(?=[\\s/>]))`, 'i').exec(tag);
  return found ? unescapeHtml(found[1] ?? found[2] ?? '') : undefined;
};

/** Entities that React writes, back to characters. */
export function unescapeHtml(text: string): string {
  return text.replace(/&#x([0-9a-f]+);|&#(\d+);|&(amp|lt|gt|quot|apos);/gi, (whole, hex, dec, name: string | undefined) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex as string, 16));
    if (dec) return String.fromCodePoint(Number(dec));
    return { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[name as 'amp'] ?? whole;
  });
}

/** The forms of a page, filled as they were sent. */
export function formsOf(html: string, url: string): PlainForm[] {
  const forms: PlainForm[] = [];
  for (const [, open = '', inside = ''] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/gi)) {
    const fields: Record<string, string> = {};
    const names: string[] = [];
    const choices: Record<string, string[]> = {};
    const radios: Record<string, string[]> = {};
    const hidden: string[] = [];
    const buttons: { name: string; value: string }[] = [];
    for (const [tag] of inside.matchAll(/<(?:input|button)\b[^>]*>/gi)) {
      const name = attribute(tag, 'name');
      if (!name) continue;
      const type = (attribute(tag, 'type') ?? (tag.startsWith('<button') ? 'submit' : 'text')).toLowerCase();
      const value = attribute(tag, 'value');
      if (type === 'submit') {
        // A button that only asks for a page is no part of what the form sends.
        if (attribute(tag, 'formmethod')?.toLowerCase() !== 'get') buttons.push({ name, value: value ?? '' });
        continue;
      }
      names.push(name);
      if (type === 'hidden') hidden.push(name);
      if (type === 'radio') (radios[name] ??= []).push(value ?? 'on');
      if ((type === 'checkbox' || type === 'radio') && attribute(tag, 'checked') === undefined) continue;
      fields[name] = value ?? (type === 'checkbox' ? 'on' : '');
    }
    for (const [, tag = '', text = ''] of inside.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/gi)) {
      const name = attribute(` ${tag}`, 'name');
      if (name) ((fields[name] = unescapeHtml(text)), names.push(name));
    }
    for (const [, tag = '', options = ''] of inside.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/gi)) {
      const name = attribute(` ${tag}`, 'name');
      if (!name) continue;
      const all = [...options.matchAll(/<option\b[^>]*>/gi)].map(([option]) => option);
      const chosen = all.find((option) => attribute(option, 'selected') !== undefined) ?? all[0];
      fields[name] = chosen ? (attribute(chosen, 'value') ?? '') : '';
      names.push(name);
      choices[name] = all.map((option) => attribute(option, 'value') ?? '').filter(Boolean);
    }
    forms.push({
      action: new URL(attribute(open, 'action') || url, url).href,
      method: (attribute(open, 'method') ?? 'get').toLowerCase(),
      fields,
      buttons,
      names: [...new Set(names)],
      choices,
      radios,
      hidden,
    });
  }
  return forms;
}

/**
 * A browser without JavaScript, as far as a form needs one: cookies, redirects, forms.
 * It sends the Origin and fetch metadata that Chromium sends for a same-origin form.
 */
export class PlainBrowser {
  readonly cookies = new Map<string, string>();
  page: PlainPage | undefined;

  constructor(
    readonly origin: string,
    readonly headers: Record<string, string> = {},
  ) {}

  /** One request, redirects not followed. */
  async send(address: string, init: { method?: string; body?: BodyInit; headers?: Record<string, string> } = {}): Promise<Response> {
    const url = new URL(address, this.page?.url ?? this.origin);
    const own = url.origin === this.origin;
    const method = init.method ?? 'GET';
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      body: init.body,
      headers: {
        Accept: 'text/html,application/xhtml+xml',
        ...(own && this.cookies.size > 0 ? { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(method === 'GET' ? {} : { Origin: this.origin, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' }),
        ...this.headers,
        ...init.headers,
      },
    });
    if (own) for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  private keep(line: string): void {
    const [pair = '', ...rest] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const gone = rest.some((part) => /^\s*max-age=0\s*$/i.test(part));
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1).trim());
  }

  /** Opens an address, following redirects as a browser does. */
  async open(address: string, init: Parameters<PlainBrowser['send']>[1] = {}): Promise<PlainPage> {
    let response = await this.send(address, init);
    let url = new URL(address, this.page?.url ?? this.origin).href;
    for (let hops = 0; response.status >= 300 && response.status < 400 && response.headers.has('Location'); hops += 1) {
      if (hops > 10) throw new Error(`too many redirects at ${url}`);
      await response.arrayBuffer();
      url = new URL(response.headers.get('Location') as string, url).href;
      response = await this.send(url);
    }
    const text = await response.text();
    this.page = { status: response.status, url, text, headers: response.headers, forms: formsOf(text, url) };
    return this.page;
  }

  /** The form of this page that has the field or the button. */
  form(having: string): PlainForm {
    const found = this.page?.forms.find(
      (form) => form.names.includes(having) || form.buttons.some((button) => `${button.name}=${button.value}` === having) || form.fields['intent'] === having,
    );
    if (!found) throw new Error(`no form with ${having} at ${this.page?.url} (${this.page?.status})`);
    return found;
  }

  /** Fills a form and sends it. */
  submit(form: PlainForm, fill: Record<string, string> = {}): Promise<PlainPage> {
    const body = new URLSearchParams({ ...form.fields, ...fill });
    if (form.method === 'get') return this.open(`${form.action.split('?')[0]}?${body}`);
    return this.open(form.action, { method: 'POST', body });
  }
}
