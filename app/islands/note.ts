/** The sentence under a control, as the server would write it; none takes it away. */
export function note(control: HTMLElement, said: string | undefined) {
  const id = `${control.id}-error`;
  const old = document.getElementById(id);
  if (!said) {
    old?.remove();
    control.removeAttribute('aria-invalid');
    return;
  }
  const line = old ?? document.createElement('p');
  line.id = id;
  line.className = 'err';
  line.textContent = said;
  (control.closest('.field') ?? control.parentElement)!.append(line);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', id);
}
