/** How a button looks: one filled (main) in a view, then soft, then outline; danger only inside a dialog; text where a link would do. */
export type ButtonKind = 'main' | 'soft' | 'outline' | 'danger' | 'inverse' | 'text';
export type ButtonLook = { kind?: ButtonKind; small?: boolean; wide?: boolean };

const kinds: Record<ButtonKind, string> = { main: '', soft: ' s2', outline: ' s3', danger: ' bad', inverse: ' inv', text: ' text' };

/** The class of anything that looks like a button. */
export function buttonClass({ kind = 'main', small, wide }: ButtonLook): string {
  return `btn${kinds[kind]}${small ? ' sm' : ''}${wide ? ' wide' : ''}`;
}
