/** The worker looks here while there is no connection, and empties it at a logout. */
const LESSONS = 'lessons-1';
const FORM = 'application/x-www-form-urlencoded';

/** Keeps a lesson on this device when its student says so. Answers that are given without a connection wait, each with its once-key, and are sent by themselves once there is one. [ACAD-3] */
class KeepLesson extends HTMLElement {
  private waiting = `lesson-answers ${location.pathname}`;

  async connectedCallback() {
    if (!('caches' in window) || !('serviceWorker' in navigator)) return;
    this.hidden = false;
    const button = this.querySelector('button')!;
    button.addEventListener('click', () => void this.keep());
    if (await (await caches.open(LESSONS)).match(location.pathname)) this.say('taken');
    const form = document.querySelector<HTMLFormElement>('form:has(input[name="intent"][value="try"])');
    form?.addEventListener('submit', (event) => this.hold(event, form), true);
    addEventListener('online', () => void this.send());
    void this.send();
  }

  private async keep() {
    const page = await fetch(location.pathname);
    if (!page.ok) return;
    await (await caches.open(LESSONS)).put(location.pathname, page);
    this.say('taken');
  }

  private hold(event: Event, form: HTMLFormElement) {
    if (navigator.onLine) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
    localStorage.setItem(this.waiting, new URLSearchParams(fields).toString());
    this.say('waiting');
  }

  /** What waits is sent once: a repeated one has the same key, so the server counts it once. */
  private async send() {
    const body = localStorage.getItem(this.waiting);
    if (!body) return;
    this.say('waiting');
    if (!navigator.onLine) return;
    const answer = await fetch(location.pathname, { method: 'POST', body, redirect: 'manual', headers: { 'Content-Type': FORM } }).catch(() => undefined);
    if (!answer || answer.status >= 500) return;
    localStorage.removeItem(this.waiting);
    if (answer.type !== 'opaqueredirect' && !answer.ok) return this.say('refused');
    await this.keep();
    location.reload();
  }

  private say(name: string) {
    this.querySelectorAll<HTMLElement>('[data-says]').forEach((line) => (line.hidden = line.dataset['says'] !== name));
    if (name === 'taken') this.querySelector('button')!.hidden = true;
  }
}

customElements.define('keep-lesson', KeepLesson);

export {};
