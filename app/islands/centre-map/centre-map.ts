/** The drawn map becomes a live one when somebody asks for it; where that does not work the drawn one stays. [MAP-1, MAP-2] */
class CentreMap extends HTMLElement {
  /** The live map, once it is there. */
  map: unknown;

  connectedCallback() {
    const button = this.querySelector<HTMLButtonElement>('[data-map-show]')!;
    button.hidden = false;
    button.onclick = () => void this.show(button);
  }

  private async show(button: HTMLButtonElement) {
    button.disabled = true;
    this.say('showing');
    const box = document.createElement('div');
    box.className = 'live';
    this.querySelector('[data-map]')!.append(box);
    try {
      const { openLiveMap } = await import('./live-map');
      this.map = await openLiveMap(box, this.dataset);
      button.hidden = true;
      this.classList.add('is-live');
      this.say('ready');
    } catch {
      box.remove();
      button.hidden = true;
      this.say('failed');
    }
  }

  private say(what: 'showing' | 'ready' | 'failed') {
    this.querySelector('[data-map-said]')!.textContent = this.dataset[what] ?? '';
  }
}

customElements.define('centre-map', CentreMap);

export {};
