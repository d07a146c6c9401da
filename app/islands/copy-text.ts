/** Copies a code and says so on its button. */
class CopyText extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button')!;
    if (!navigator.clipboard) return;
    button.hidden = false;
    const before = button.getAttribute('aria-label') ?? '';
    button.onclick = async () => {
      await navigator.clipboard.writeText(this.dataset['text'] ?? '');
      button.setAttribute('aria-label', this.dataset['done'] ?? '');
      button.classList.add('copied');
      setTimeout(() => {
        button.setAttribute('aria-label', before);
        button.classList.remove('copied');
      }, 2000);
    };
  }
}

customElements.define('copy-text', CopyText);

export {};
