import { TOAST_PROGRESS_FROM, TOAST_PROGRESS_STEP, TOAST_STEP_MS } from '#domain/shell/limits';

type Kind = 'success' | 'error' | 'warning' | 'info';
type Toast = { id: string; kind: Kind; message: string };

const tones: Record<Kind, string> = { success: 'ok', error: 'bad', warning: 'warn', info: 'info' };

/** Shows messages for about four seconds; they wait while one looks at them. [SHELL-7] */
class ToastRegion extends HTMLElement {
  static observedAttributes = ['data-messages'];

  connectedCallback() {
    this.setAttribute('role', 'region');
    this.setAttribute('aria-label', this.dataset['label'] ?? '');
  }
  attributeChangedCallback() {
    for (const toast of JSON.parse(this.dataset['messages'] || '[]') as Toast[]) this.show(toast);
  }

  show({ id, kind, message }: Toast) {
    if (this.querySelector(`[data-id="${CSS.escape(id)}"]`)) return;
    const toast = document.createElement('div');
    toast.className = `toast ${tones[kind]}`;
    toast.dataset['id'] = id;
    toast.setAttribute('role', kind === 'error' ? 'alert' : 'status');
    const words = document.createElement('span');
    words.className = 'grow';
    const close = document.createElement('button');
    close.className = 'ib';
    close.type = 'button';
    close.setAttribute('aria-label', this.dataset['close'] ?? '');
    close.textContent = '×';
    const edge = document.createElement('i');
    toast.append(words, close, edge);
    this.append(toast);
    // A live region speaks what changes in it.
    requestAnimationFrame(() => (words.textContent = message));
    const stop = run(toast, edge);
    close.onclick = stop;
  }
}

function run(toast: HTMLElement, edge: HTMLElement): () => void {
  let left = TOAST_PROGRESS_FROM;
  const held = () => toast.matches(':hover, :focus-within');
  const clock = setInterval(() => {
    if (held()) return;
    left -= TOAST_PROGRESS_STEP;
    edge.style.inlineSize = `${left}%`;
    if (left <= 0) stop();
  }, TOAST_STEP_MS);
  const stop = () => {
    clearInterval(clock);
    toast.remove();
  };
  return stop;
}

customElements.define('toast-region', ToastRegion);
