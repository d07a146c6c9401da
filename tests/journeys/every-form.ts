import { expect } from '@playwright/test';
import { locate } from '../../app/routes';
import { formsOf } from '../plain-browser';
import type { Lang } from './buying';

/** A form's name: its page and intent, e.g. `cart quantity`. */
export const nameOf = (action: string, intent: string) => `${locate(action).name} ${intent}`;

/** Every form of a language, sent without scripts: by a browser, or as a browser would. */
export abstract class EveryForm {
  readonly seen = new Set<string>();
  readonly sent = new Set<string>();
  /** How many of what was sent announced that it was done. */
  announced = 0;

  constructor(readonly lang: Lang) {}

  /** Forms that are answered by a page and not a redirect, with something that is shown only once, or is kept nowhere. */
  private static readonly shown = new Set(['security enrol', 'security renew', 'tool compute']);

  abstract url(): string;
  /** The HTML of the open page. */
  abstract html(): Promise<string>;
  abstract reload(): Promise<void>;
  /** Opens a page of this language and looks at its forms. */
  abstract open(path: string): Promise<void>;
  /** Follows the first link whose address matches. */
  abstract follow(link: RegExp): Promise<void>;
  /** Goes to a whole address of this portal. */
  abstract goTo(address: string): Promise<void>;
  /** Fills the form of this name sensibly and submits it by its button; it must be accepted, where it asks once more (`shows`) by a page. */
  abstract send(name: string, fill?: Record<string, string>, more?: { shows?: boolean }): Promise<void>;
  /** The sandbox gateway's button for a payment that the bank refuses. */
  abstract refuseAtTheGateway(): Promise<void>;
  protected abstract textOf(path: string): Promise<[status: number, html: string, url: string]>;

  /** Looks at the forms of a page as the server sends it to this browser. */
  async lookAt(path: string): Promise<void> {
    const [status, html, url] = await this.textOf(this.addressOf(path));
    expect(status, path).toBeLessThan(400);
    const posts = formsOf(html, url).filter(({ method }) => method === 'post');
    for (const { action, fields } of posts) this.seen.add(nameOf(new URL(action).pathname, fields['intent'] ?? 'default'));
  }

  /** The status that answers an accepted form. */
  protected takenBy(name: string, shows = false): 200 | 303 {
    return shows || EveryForm.shown.has(name) ? 200 : 303;
  }

  protected addressOf(path: string): string {
    return (this.lang === 'en' ? `/en${path}` : path).replace(/(.)\/$/, '$1');
  }

  /** Checks that what a form announced is gone when the page is loaded again with this browser's cookies. [SHELL-7] */
  protected async isGone(name: string): Promise<void> {
    const [, html] = await this.textOf(this.url());
    expect(html, `${name}, asked for again`).toContain('<div class="wrap status" role="status"></div>');
    this.announced += 1;
  }
}

/** Whether an answer has something to say on the page that follows. */
export const announces = (cookies: readonly string[]) => cookies.some((line) => /^(?:__Host-)?zb_flash=[^;]/.test(line));
