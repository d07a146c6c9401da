const NAMES: Readonly<Record<string, string>> = { fa: 'Persian', en: 'English' };

/** “— fa” behind the name of a field, as Payload writes it, is “(Persian)” in English. */
export function languageNamed(text: string): string {
  return text.replace(/^— (fa|en)$/, (all, code: string) => (NAMES[code] ? `(${NAMES[code]})` : all));
}

/** Names the language of each field in the English admin. [ADM-2] */
export function nameLanguages(): void {
  for (const mark of document.querySelectorAll('.localized')) {
    // The server's page has a comment between the two.
    const [dash, code] = [...mark.childNodes].filter((node) => node instanceof Text);
    if (!dash || !code || !Object.keys(mark).some((key) => key.startsWith('__reactFiber$'))) continue;
    const said = languageNamed(`${dash.data}${code.data}`);
    if (!said.startsWith('(')) continue;
    dash.data = '(';
    code.data = said.slice(1);
  }
}
