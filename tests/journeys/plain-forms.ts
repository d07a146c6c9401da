import { expect, type Locator, type Page } from '@playwright/test';
import { sensible } from '../attack/forms/sensible';
import { chosenFiles } from '../attack/forms/with-file';
import { atTheGateway, type Lang } from './buying';
import { announces, EveryForm, nameOf } from './every-form';

/** A form of the page as the DOM has it: the page it goes to and what it does, as `cart quantity`. */
async function namesOf(page: Page): Promise<string[]> {
  const found = await page.locator('form').evaluateAll((forms) =>
    (forms as HTMLFormElement[]).map((form) => ({
      action: new URL(form.getAttribute('action') || location.href, location.href).pathname,
      method: form.method,
      intent: form.querySelector<HTMLInputElement>('input[name=intent]')?.value ?? 'default',
    })),
  );
  return found.map(({ action, method, intent }) => (method === 'get' ? 'GET' : nameOf(action, intent)));
}

/** The forms that Chromium without JavaScript has seen and sent. */
export class PlainForms extends EveryForm {
  /** The forms of the last page, in its order. */
  private here: string[] = [];

  constructor(
    private readonly page: Page,
    lang: Lang,
  ) {
    super(lang);
  }

  url(): string {
    return this.page.url();
  }

  html(): Promise<string> {
    return this.page.content();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.look();
  }

  /** Opens a page of this language and looks at its forms. */
  open(path: string): Promise<void> {
    return this.goTo(this.addressOf(path));
  }

  async goTo(address: string): Promise<void> {
    const response = await this.page.goto(address);
    expect(response?.status(), address).toBeLessThan(400);
    await this.look();
  }

  /** Follows the first link found so, until the whole page is there, and looks at its forms. */
  async follow(link: RegExp): Promise<void> {
    const links = this.page.locator('a');
    const at = (await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))).findIndex((href) => link.test(href));
    expect(at, `${link} at ${this.url()}`).toBeGreaterThanOrEqual(0);
    // The address is the new page's before its last form has come over the wire.
    await Promise.all([this.page.waitForEvent('load'), links.nth(at).click()]);
    await this.look();
  }

  async refuseAtTheGateway(): Promise<void> {
    await atTheGateway(this.page, this.lang, 'refuse');
    await this.page.waitForURL('**/shop/pay/**');
  }

  protected async textOf(path: string): Promise<[status: number, html: string, url: string]> {
    const response = await this.page.request.get(path);
    return [response.status(), await response.text(), response.url()];
  }

  private async look(): Promise<void> {
    this.here = await namesOf(this.page);
    for (const name of this.here) if (name !== 'GET') this.seen.add(name);
  }

  /** What a form announces stands once on the page that follows, and is gone when that is asked for again. [SHELL-7] */
  private async saidOnce(name: string): Promise<void> {
    const message = this.page.locator('.status .say');
    await expect(message, name).toHaveCount(1);
    const words = (await message.innerText()).trim();
    const text = await this.page.locator('body').innerText();
    expect.soft(text.split(words).length - 1, `${name}: ${words}`).toBe(1);
    await this.isGone(name);
  }

  /** Fills the form of this name sensibly and submits it by its button; it must be accepted. */
  async send(name: string, fill: Record<string, string> = {}, { shows = false }: { shows?: boolean } = {}): Promise<void> {
    const at = this.here.indexOf(name);
    expect(at, `${name} at ${this.page.url()}`).toBeGreaterThanOrEqual(0);
    const form = this.page.locator('form').nth(at);
    // What lies under a heading that is shut is opened first, as whoever fills it in does.
    for (const shut of await form.locator('xpath=ancestor::details[not(@open)]/summary').all()) await shut.click();
    await fillIn(form, { ...sensible(this.lang), ...fill });
    const [answer] = await Promise.all([
      this.page.waitForResponse((response) => response.request().method() === 'POST' && response.request().isNavigationRequest()),
      this.page.waitForEvent('load'),
      press(this.page, form),
    ]);
    expect(answer.status(), `${name} at ${this.page.url()}`).toBe(this.takenBy(name, shows));
    this.sent.add(name);
    const cookies = (await answer.headersArray()).filter((header) => header.name.toLowerCase() === 'set-cookie').map(({ value }) => value);
    if (announces(cookies)) await this.saidOnce(name);
    this.here = [];
    if (new URL(this.page.url()).origin === new URL(answer.url()).origin) await this.look();
  }
}

/** Each control that a person could fill gets what a person would write. */
async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  const controls = form.locator('input, select, textarea');
  const shown = await controls.evaluateAll((elements) =>
    (elements as (HTMLInputElement | HTMLSelectElement)[]).map((element) => ({
      name: element.name,
      type: element.type,
      visible: element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
      options: element instanceof HTMLSelectElement ? [...element.options].map((option) => option.value) : [element.value],
    })),
  );
  for (const [at, { name, type, visible, options }] of shown.entries()) {
    const [control, value] = [controls.nth(at), values[name]];
    if (type === 'hidden' || value === undefined || !visible) continue;
    const chosen = chosenFiles[value];
    if (type === 'file') await control.setInputFiles(chosen ? { name: chosen.name, mimeType: chosen.mimeType, buffer: Buffer.from(chosen.text) } : []);
    else if (type === 'checkbox') await control.check();
    else if (type === 'radio') {
      if (options.includes(value)) await control.check({ force: true });
    } else if (type === 'select-one') {
      // What stands chosen is left where this list has no such word.
      if (options.includes(value)) await control.selectOption(value);
    } else await control.fill(value);
  }
}

/** Presses the visible button; a form that only a menu or a script shows is sent as it is. */
async function press(page: Page, form: Locator): Promise<void> {
  const id = await form.getAttribute('id');
  const button = form.locator('button:not([type=button]):enabled').or(page.locator(`button[form="${id ?? 'none'}"]:enabled`));
  const seen = (await button.all()).at(-1);
  if (seen && (await seen.isVisible())) await seen.click();
  else await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
}
