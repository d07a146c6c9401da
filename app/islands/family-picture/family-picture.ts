/** The family as a picture, fetched and drawn when somebody asks for it; the list below says the same. [FAM-5] */
class FamilyPicture extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector<HTMLButtonElement>('[data-show]')!;
    button.hidden = false;
    button.onclick = () => void this.show(button);
  }

  private async show(button: HTMLButtonElement) {
    button.disabled = true;
    this.say('showing');
    try {
      const { drawPicture } = await import('./draw');
      await drawPicture(this.querySelector<HTMLElement>('[data-picture]')!, this.dataset);
      this.querySelector<HTMLElement>('[data-legend]')!.hidden = false;
      // Whoever has a finger only is told what a finger does.
      this.say(matchMedia('(hover: none)').matches ? 'touch' : 'ready');
    } catch {
      this.say('failed');
    }
    button.hidden = true;
  }

  private say(what: 'showing' | 'ready' | 'touch' | 'failed') {
    this.querySelector('[data-said]')!.textContent = this.dataset[what] ?? '';
  }
}

customElements.define('family-picture', FamilyPicture);

export {};
