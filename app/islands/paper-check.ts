import { fromBase64, readClaims, splitPaper, type Claims } from '#domain/papers/signed-paper';

type Outcome = 'wrong' | 'unknown-key' | 'unable' | Claims;

/** Checks a signed text by the keys that stand in the page. One algorithm, chosen here and never by the text; nobody is asked. [ACAD-3] */
class PaperCheck extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector<HTMLElement>('[data-form]')!;
    form.hidden = false;
    form.querySelector('button')!.addEventListener('click', () => {
      void this.look(form.querySelector('textarea')!.value.trim().replace(/^.*#/s, ''));
    });
    const fromAddress = () => location.hash.length > 1 && void this.look(location.hash.slice(1));
    addEventListener('hashchange', fromAddress);
    fromAddress();
  }

  private async look(text: string) {
    const found = await this.check(text).catch((): Outcome => 'unable');
    this.querySelectorAll<HTMLElement>('[data-result]').forEach((part) => {
      part.hidden = part.dataset['result'] !== (typeof found === 'string' ? found : 'holds');
    });
    if (typeof found !== 'string') this.fill(found);
  }

  private async check(text: string): Promise<Outcome> {
    const paper = splitPaper(text);
    if (!paper) return 'wrong';
    const keys = JSON.parse(this.dataset['keys'] ?? '[]') as { id: string; raw: string }[];
    const key = keys.find(({ id }) => id === paper.keyId);
    const raw = key && fromBase64(key.raw);
    if (!raw) return 'unknown-key';
    if (!crypto.subtle) return 'unable';
    const point = await crypto.subtle.importKey('raw', raw, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
    const holds = await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      point,
      paper.signature as Uint8Array<ArrayBuffer>,
      new TextEncoder().encode(paper.signed),
    );
    return (holds && readClaims(paper.body)) || 'wrong';
  }

  private fill({ n, w, f, e, h, s, d }: Claims) {
    const fa = document.documentElement.lang === 'fa';
    const tag = fa ? 'fa-IR' : 'en-GB';
    const issued = new Intl.DateTimeFormat(fa ? 'fa-IR-u-ca-persian' : tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    const said: Record<string, string> = {
      ...{ name: w, course: fa ? f : e, number: n, hours: h.toLocaleString(tag), issued: issued.format(new Date(d)) },
      score: s === null ? '—' : fa ? `${s.toLocaleString(tag)}٪` : `${s}%`,
    };
    for (const [name, value] of Object.entries(said)) this.querySelector(`[data-claim="${name}"]`)!.textContent = value;
    this.querySelector<HTMLAnchorElement>('[data-by-number]')!.href = (this.dataset['address'] ?? '').replace('NUMBER', encodeURIComponent(n));
  }
}

customElements.define('paper-check', PaperCheck);
