/** The player's light part: it replaces the plain version and loads the rest when asked, or at once on the page of sounds. [PCG-1, PAGE-3] */
class SoundPlayer extends HTMLElement {
  connectedCallback() {
    const able = isSecureContext && 'AudioWorkletNode' in window && typeof WebAssembly === 'object' && typeof Worker === 'function';
    if (!able) return this.show('plain');
    if (this.dataset['now'] !== undefined) return void this.open();
    const play = this.querySelector<HTMLButtonElement>('[data-play]');
    if (!play) return;
    this.takePlace();
    play.hidden = false;
    // Browsers let a sound begin only where a visitor pressed.
    play.addEventListener('click', () => void this.open(new AudioContext(), play), { once: true });
  }

  private show(name: string, shown = true) {
    const part = this.querySelector<HTMLElement>(`[data-${name}]`);
    if (part) part.hidden = !shown;
  }

  private takePlace() {
    this.show('fallback', false);
    this.show('desk');
  }

  private async open(audio?: AudioContext, play?: HTMLButtonElement) {
    const status = this.querySelector<HTMLElement>('[data-status]');
    const { desk } = JSON.parse(this.dataset['words'] ?? '{}') as { desk: { loading: string; failed: string } };
    const say = (text: string) => status && (status.textContent = text);
    play?.setAttribute('aria-busy', 'true');
    say(desk.loading);
    try {
      void audio?.resume();
      const { openPlayer } = await import('./open');
      await openPlayer(this, audio, () => {
        this.takePlace();
        this.show('still', false);
        this.show('live');
      });
      say('');
    } catch (error) {
      // The files that were filtered beforehand are still there to be heard.
      this.show('fallback');
      this.show('desk', false);
      say(desk.failed);
      throw error;
    } finally {
      play?.removeAttribute('aria-busy');
    }
  }
}

customElements.define('sound-player', SoundPlayer);

export {};
