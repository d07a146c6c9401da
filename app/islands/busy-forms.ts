/** Marks a form that is being sent on its button, and lets nobody send it twice; coming back to the page frees it. */
export function markBusyForms() {
  const on = new Map<HTMLButtonElement, string>();
  addEventListener('submit', (event) => {
    const button = event.submitter;
    if (event.defaultPrevented || !(button instanceof HTMLButtonElement)) return;
    if (on.has(button)) return event.preventDefault();
    on.set(button, button.innerHTML);
    // After the browser has read the form, so that the button's own value travels.
    setTimeout(() => {
      const label = button.dataset['busy'];
      button.style.minInlineSize = `${button.offsetWidth}px`;
      button.setAttribute('aria-busy', 'true');
      if (label) button.textContent = label;
    });
  });
  addEventListener('pageshow', () => {
    for (const [button, label] of on) {
      button.removeAttribute('aria-busy');
      button.innerHTML = label;
    }
    on.clear();
  });
}
