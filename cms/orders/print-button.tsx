'use client';

/** Asks the browser for its own print sheet. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="zb-button" onClick={() => window.print()}>
      {label}
    </button>
  );
}
