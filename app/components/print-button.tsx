import { useEffect, useState } from 'react';
import { buttonClass } from './button-class';

/** Prints the page; without scripts the browser's own menu does, and there is no button. */
export function PrintButton({ label }: { label: string }) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (!live) return null;
  return (
    <button type="button" className={buttonClass({ kind: 'outline', small: true })} onClick={() => window.print()}>
      {label}
    </button>
  );
}
