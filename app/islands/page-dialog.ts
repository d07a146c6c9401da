import { isDialogOpen, withoutDialog } from '../components/dialog-address';
import { lockScroll } from './scroll-lock';

type Router = { navigate: (to: string, how: { replace: boolean; preventScrollReset: boolean }) => unknown };
const router = () => (window as { __remixRouter?: Router }).__remixRouter;

/** Opens and closes a dialog by the address, without a reload; focus stays inside, Escape closes. [SHELL-5, SHELL-6] */
class PageDialog extends HTMLElement {
  private unlock: (() => void) | undefined;
  private pushed = false;
  private typed = false;
  private watch = new MutationObserver(() => this.sync());

  private get dialog(): HTMLDialogElement {
    return this.querySelector('dialog')!;
  }

  connectedCallback() {
    const { dialog } = this;
    addEventListener('click', this.onLink);
    addEventListener('popstate', this.sync);
    dialog.addEventListener('cancel', this.onCancel);
    dialog.addEventListener('click', this.onScrim);
    dialog.addEventListener('keydown', this.keepFocus);
    dialog.addEventListener('input', () => (this.typed = true));
    if (router()) this.watch.observe(dialog, { attributes: true, attributeFilter: ['open'] });
    this.sync();
  }
  disconnectedCallback() {
    removeEventListener('click', this.onLink);
    removeEventListener('popstate', this.sync);
    this.watch.disconnect();
    this.unlock?.();
  }

  private asked(search: string): boolean {
    return isDialogOpen(search, this.dataset['name'] ?? '', this.dataset['named'] !== undefined);
  }

  /** Makes the dialog what the address says. */
  private sync = () => {
    const { dialog } = this;
    const asked = this.asked(location.search);
    if (asked && !dialog.matches(':modal')) {
      dialog.removeAttribute('open');
      this.unlock ??= lockScroll();
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[aria-invalid=true], h2')?.focus();
    } else if (!asked && (dialog.open || this.unlock)) {
      dialog.close();
      this.unlock?.();
      this.unlock = undefined;
      this.typed = false;
    }
  };

  private onLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const closes = link.dataset['close'] !== undefined || (link.pathname === location.pathname && !this.asked(link.search));
    if (this.contains(link) && closes) {
      event.preventDefault();
      this.leave();
    } else if (link.pathname === location.pathname && link.origin === location.origin && this.asked(link.search)) {
      event.preventDefault();
      this.enter(link);
    }
  };

  private enter(link: HTMLAnchorElement) {
    const living = router();
    if (living) return void living.navigate(link.pathname + link.search, { replace: false, preventScrollReset: true });
    history.pushState(null, '', link.href);
    this.pushed = true;
    this.sync();
  }

  private leave() {
    const to = withoutDialog(location.pathname, location.search);
    const living = router();
    if (this.pushed) history.back();
    else if (living) living.navigate(to, { replace: true, preventScrollReset: true });
    else history.replaceState(null, '', to);
    this.pushed = false;
    this.sync();
  }

  private onCancel = (event: Event) => {
    event.preventDefault();
    if (!this.typed) this.leave();
  };
  private onScrim = (event: MouseEvent) => {
    if (event.target !== this.dialog || this.typed) return;
    const box = this.dialog.getBoundingClientRect();
    const inside = event.clientX >= box.x && event.clientX <= box.x + box.width && event.clientY >= box.y && event.clientY <= box.y + box.height;
    if (!inside) this.leave();
  };
  private keepFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = [...this.dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
      (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.getClientRects().length > 0,
    );
    const first = stops[0];
    const last = stops.at(-1);
    const at = document.activeElement;
    if (event.shiftKey ? at === first || !stops.includes(at as HTMLElement) : at === last) {
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
  };
}

customElements.define('page-dialog', PageDialog);
