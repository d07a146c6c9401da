/** Calls once when nothing has moved for a while; moving costs no timer of its own. */
export class Rest {
  #movedAt = 0;
  #waiting = false;

  constructor(
    private readonly ms: number,
    private readonly then: () => void,
  ) {}

  moved(): void {
    this.#movedAt = performance.now();
    if (this.#waiting) return;
    this.#waiting = true;
    this.#look();
  }

  #look(): void {
    const left = this.#movedAt + this.ms - performance.now();
    if (left > 0) return void setTimeout(() => this.#look(), left);
    this.#waiting = false;
    this.then();
  }
}
