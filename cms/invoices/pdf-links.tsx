import type { Lang } from '#locales/lang';
import { say } from '#locales/say';

/** Links to the invoice's PDF in both languages. [ORD-10] */
export function PdfLinks({ lang, id }: { lang: Lang; id: number }) {
  return (
    <p>
      <a href={`/cms-api/invoices/${id}/pdf?lang=fa`} download>
        {say(lang, 'invoices.staff.pdf-fa')}
      </a>
      {' · '}
      <a href={`/cms-api/invoices/${id}/pdf?lang=en`} download>
        {say(lang, 'invoices.staff.pdf-en')}
      </a>
    </p>
  );
}
