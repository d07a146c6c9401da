/** Opens a picture's link over the page; Escape, a press or the back of the dialog closes it, and the link has the focus again. */
class ZoomPictures extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a');
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const dialog = document.createElement('dialog');
      const picture = document.createElement('img');
      dialog.className = 'zoom';
      picture.src = link.href;
      picture.alt = link.querySelector('img')?.alt ?? '';
      dialog.append(picture);
      dialog.onclick = () => dialog.close();
      dialog.onclose = () => dialog.remove();
      this.append(dialog);
      dialog.showModal();
    });
  }
}

customElements.define('zoom-pictures', ZoomPictures);

export {};
