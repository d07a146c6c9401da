import { expect } from '@playwright/test';
import { FORM_TYPE } from '../attack/forms/send';
import { sensible } from '../attack/forms/sensible';
import { withFile } from '../attack/forms/with-file';
import { formsOf, PlainBrowser, unescapeHtml, type PlainForm } from '../plain-browser';
import type { Lang } from './buying';
import { announces, EveryForm, nameOf } from './every-form';

/** The same as a browser without JavaScript would send it, without a browser. */
export class PostedForms extends EveryForm {
  private readonly browser: PlainBrowser;

  constructor(origin: string, lang: Lang) {
    super(lang);
    this.browser = new PlainBrowser(origin, { 'Accept-Language': lang });
  }

  url(): string {
    return this.browser.page?.url ?? this.browser.origin;
  }

  html(): Promise<string> {
    return Promise.resolve(this.browser.page?.text ?? '');
  }

  reload(): Promise<void> {
    return this.goTo(this.url());
  }

  open(path: string): Promise<void> {
    return this.goTo(this.addressOf(path));
  }

  async follow(link: RegExp): Promise<void> {
    const links = [...(this.browser.page?.text ?? '').matchAll(/<a\b[^>]*?\shref="([^"]*)"/gi)].map(([, href = '']) => unescapeHtml(href));
    const found = links.find((href) => link.test(href));
    expect(found, `${link} at ${this.url()}`).toBeDefined();
    await this.goTo(new URL(found ?? '', this.url()).href);
  }

  async refuseAtTheGateway(): Promise<void> {
    const form = this.browser.form('do=refuse');
    const { pathname } = new URL((await this.browser.submit(form, { do: 'refuse' })).url);
    expect(pathname).toContain('/shop/pay/');
  }

  async send(name: string, fill: Record<string, string> = {}, { shows = false }: { shows?: boolean } = {}): Promise<void> {
    const from = this.url();
    const form = this.posts().find((one) => named(one) === name);
    expect(form, `${name} at ${from}`).toBeDefined();
    const body = filled(form as PlainForm, { ...sensible(this.lang), ...fill });
    const filed = withFile(body);
    const answer = await this.browser.send((form as PlainForm).action, {
      method: 'POST',
      body: filed ? new Uint8Array(filed.body) : body,
      headers: { 'Content-Type': filed?.type ?? FORM_TYPE },
    });
    expect(answer.status, `${name} at ${from}`).toBe(this.takenBy(name, shows));
    const text = await answer.text();
    this.sent.add(name);
    if (answer.status === 200) return this.showing(text);
    await this.goTo(new URL(answer.headers.get('Location') ?? '', from).href);
    if (announces(answer.headers.getSetCookie())) await this.saidOnce(name);
  }

  private showing(text: string): void {
    if (this.browser.page) this.browser.page = { ...this.browser.page, text, forms: formsOf(text, this.url()) };
  }

  /** What a form announces stands once on the page that follows, and is gone when that is asked for again. [SHELL-7] */
  private async saidOnce(name: string): Promise<void> {
    const html = this.browser.page?.text ?? '';
    const status = /<div class="wrap status" role="status">([\s\S]*?)<main\b/.exec(html)?.[1] ?? '';
    expect(status.match(/class="say\b/g), name).toHaveLength(1);
    const words = shown(status);
    expect(words, name).not.toBe('');
    expect.soft(shown(html).split(words).length - 1, `${name}: ${words}`).toBe(1);
    await this.isGone(name);
  }

  protected async textOf(path: string): Promise<[status: number, html: string, url: string]> {
    const here = this.browser.page;
    const { status, text, url } = await this.browser.open(new URL(path, this.browser.origin).href);
    this.browser.page = here;
    return [status, text, url];
  }

  async goTo(address: string): Promise<void> {
    const page = await this.browser.open(new URL(address, this.browser.origin).href);
    expect(page.status, address).toBeLessThan(400);
    if (new URL(page.url).origin === this.browser.origin) for (const form of this.posts()) this.seen.add(named(form));
  }

  private posts(): PlainForm[] {
    return this.browser.page?.forms.filter(({ method }) => method === 'post') ?? [];
  }
}

const named = ({ action, fields }: PlainForm) => nameOf(new URL(action).pathname, fields['intent'] ?? 'default');

/** A form's body, each control that a person could fill with what a person would write, and its last button. */
function filled({ fields, hidden, names, choices, radios, buttons }: PlainForm, values: Record<string, string>): string {
  const body = new URLSearchParams(fields);
  for (const name of names) {
    const value = values[name];
    const known = choices[name] ?? radios[name];
    // What stands chosen is left where a list has no such word.
    if (value === undefined || hidden.includes(name) || (known && !known.includes(value))) continue;
    body.set(name, value);
  }
  const button = buttons.at(-1);
  if (button) body.append(button.name, button.value);
  return body.toString();
}

/** The visible text of a page, as one line. */
const shown = (html: string) =>
  unescapeHtml(html.replace(/<(script|style|template|title)\b[\s\S]*?<\/\1>/gi, '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
