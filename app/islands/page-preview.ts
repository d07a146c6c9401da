const PAUSE_MS = 250;

type Message = { type?: string; values?: Record<string, unknown>; dark?: boolean };

/**
 * The frame beside an editor's form: asks the server for the page with what is being typed, and shows it without leaving the place.
 * It is looked at only: links and forms in it lead nowhere. [ADM-2]
 */
class PagePreview extends HTMLElement {
  private clock = 0;
  private asking?: AbortController;
  private hear = ({ source, data }: MessageEvent<Message | null>) => {
    // Only who may frame this page speaks to it; the policy names them.
    if (source !== window.parent) return;
    if (data?.type === 'zarban-preview-look') return wear(Boolean(data.dark));
    if (data?.type !== 'zarban-preview' || !data.values) return;
    clearTimeout(this.clock);
    const { values } = data;
    this.clock = window.setTimeout(() => void this.show(values), this.asking || document.querySelector('main') ? PAUSE_MS : 0);
  };

  connectedCallback() {
    addEventListener('message', this.hear);
    document.addEventListener('click', stay, true);
    document.addEventListener('submit', stay, true);
    window.parent.postMessage({ type: 'zarban-preview-ready' }, '*');
  }
  disconnectedCallback() {
    removeEventListener('message', this.hear);
  }

  private async show(values: Record<string, unknown>) {
    this.asking?.abort();
    const asking = (this.asking = new AbortController());
    const started = performance.now();
    try {
      const answer = await fetch(location.pathname, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'Content-Type': 'application/json', Accept: 'text/html' },
        body: JSON.stringify({ values }),
        signal: asking.signal,
      });
      const page = answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
      if (page) this.put(page);
      this.tell({ status: answer.status, ms: Math.round(performance.now() - started) });
    } catch {
      if (!asking.signal.aborted) this.tell({ status: 0, ms: 0 });
    }
  }

  /** Replaces the frame's body by the page's own, and adds the styles and scripts that its head asks for. */
  private put(page: Document) {
    for (const sheet of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
        ({ href }) => new URL(sheet.href, location.origin).href === href,
      );
      if (known) continue;
      const added = document.importNode(sheet);
      added.addEventListener('load', dress);
      document.head.append(added);
    }
    document.title = page.title;
    const { lang, dir } = page.documentElement;
    Object.assign(document.documentElement, { lang, dir });
    for (const script of page.querySelectorAll('script')) script.remove();
    const at = [scrollX, scrollY] as const;
    for (const old of [...document.body.childNodes]) if (old !== this) old.remove();
    document.body.className = page.body.className;
    document.body.append(...[...page.body.childNodes].map((node) => document.importNode(node, true)));
    scrollTo(...at);
  }

  private tell(shown: { status: number; ms: number }) {
    window.parent.postMessage({ type: 'zarban-preview-shown', ...shown }, '*');
  }
}

/** Whether the page is looked at in its dark look; as this computer has it until somebody chooses. */
let dark: boolean | undefined;
const asked = new WeakMap<CSSMediaRule, string>();
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

function wear(chosen: boolean) {
  dark = chosen;
  document.documentElement.style.colorScheme = chosen ? 'dark' : 'light';
  dress();
}

/** Rewrites the style sheets' `prefers-color-scheme` rules to the look that was chosen here. */
function dress() {
  if (dark !== undefined) for (const sheet of document.styleSheets) answer(sheet.cssRules);
}

function answer(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const media = asked.get(rule) ?? rule.media.mediaText;
      asked.set(rule, media);
      const next = media.replaceAll('(prefers-color-scheme: dark)', dark ? ALWAYS : NEVER).replaceAll('(prefers-color-scheme: light)', dark ? NEVER : ALWAYS);
      if (next !== rule.media.mediaText) rule.media.mediaText = next;
    }
    if (rule instanceof CSSGroupingRule) answer(rule.cssRules);
  }
}

function stay(event: Event) {
  const target = event.target as Element;
  if (event.type === 'submit' || target.closest('a[href]:not([href^="#"])')) event.preventDefault();
}

customElements.define('page-preview', PagePreview);

export {};
