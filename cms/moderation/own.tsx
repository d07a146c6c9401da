/** Words of somebody's own among those of the admin, in the direction and language of their letters. */
export function Own({ text }: { text: string }) {
  const persian = /[\u0600-\u06ff]/.test(text);
  return (
    <span className="zb-own" lang={persian ? 'fa' : 'en'} dir={persian ? 'rtl' : 'ltr'}>
      {text}
    </span>
  );
}
