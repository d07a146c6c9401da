const WAIT_MS = 10_000;

/** Leads to the list of what is near, once the device said where it is; to a hundred metres and no closer. [MAP-1] */
class NearMe extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button')!;
    if (!('geolocation' in navigator)) return;
    button.hidden = false;
    button.onclick = () => {
      button.disabled = true;
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => location.assign(`${this.dataset['locate']}?at=${latitude.toFixed(3)},${longitude.toFixed(3)}`),
        () => {
          button.disabled = false;
          this.querySelector('[role=status]')!.textContent = this.dataset['refused'] ?? '';
        },
        { maximumAge: 60_000, timeout: WAIT_MS },
      );
    };
  }
}

customElements.define('near-me', NearMe);

export {};
