import { COUNTDOWN_SPEAKS_AT_SECONDS } from '#domain/shell/limits';
import { showNumber } from './digits';

/** A countdown in cells of hours, minutes and seconds, by the server's clock; screen readers hear only two announcements near the end. `data-now` is the server's time when it rendered the page, taken as the moment of its first byte. */
class CountDown extends HTMLElement {
  private clock = 0;
  private behindMs = 0;
  private voice = document.createElement('span');
  private cells: Record<'hours' | 'minutes' | 'seconds', Text> = { hours: new Text(), minutes: new Text(), seconds: new Text() };

  connectedCallback() {
    this.behindMs = Date.parse(this.dataset['now'] ?? '') - arrivedAt();
    this.setAttribute('role', 'timer');
    this.setAttribute('aria-live', 'off');
    this.voice.className = 'sr';
    this.voice.setAttribute('role', 'status');
    // A span of less than an hour has no cell for hours.
    const units = this.secondsLeft() < 3600 ? (['minutes', 'seconds'] as const) : (['hours', 'minutes', 'seconds'] as const);
    const drawn = units.map((unit) => {
      const cell = document.createElement('span');
      const name = document.createElement('small');
      name.textContent = this.dataset[unit] ?? '';
      cell.append(this.cells[unit], name);
      return cell;
    });
    // What the time is left for has its words already; without script nothing runs, and they stay away.
    const label = this.previousElementSibling;
    if (label instanceof HTMLElement) label.hidden = false;
    const short = this.dataset['short'] !== undefined;
    if (short) this.dir = 'ltr';
    this.replaceChildren(...(short ? [this.cells.minutes, ':', this.cells.seconds] : drawn.flatMap((cell, at) => (at ? [':', cell] : [cell]))));
    this.after(this.voice);
    this.tick();
    this.clock = window.setInterval(() => this.tick(), 1000);
  }
  disconnectedCallback() {
    clearInterval(this.clock);
  }

  private secondsLeft(): number {
    return Math.max(0, Math.round((Date.parse(this.dataset['until'] ?? '') - Date.now() - this.behindMs) / 1000));
  }

  private tick() {
    const left = this.secondsLeft();
    const two = (value: number) => `${value < 10 ? showNumber(this.dataset['lang'], 0) : ''}${showNumber(this.dataset['lang'], value, false)}`;
    this.cells.hours.data = two(Math.floor(left / 3600));
    this.cells.minutes.data = two(Math.floor((left % 3600) / 60));
    this.cells.seconds.data = two(left % 60);
    if (COUNTDOWN_SPEAKS_AT_SECONDS.some((at) => at === left)) {
      this.voice.textContent = `${this.dataset['say']}: ${showNumber(this.dataset['lang'], left / 60)} ${this.dataset['minutes']}`;
    }
    if (left > 0) return;
    clearInterval(this.clock);
    if (this.dataset['reload'] !== undefined && this.clock) setTimeout(() => location.reload(), 1000);
  }
}

/** When the page arrived, by the device's clock. */
function arrivedAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.responseStart ? performance.timeOrigin + page.responseStart : Date.now();
}

customElements.define('count-down', CountDown);
