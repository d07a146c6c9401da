import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { serviceOf } from '#domain/service-requests/types/all';
import { say } from '#locales/say';
import { LangProvider } from '../../words';
import { ServiceFields } from './service-fields';

function drawn(code: string): string {
  const type = serviceOf(code);
  if (!type) throw new Error(code);
  return renderToStaticMarkup(
    <LangProvider lang="fa">
      <ServiceFields type={type} answer={undefined} />
    </LangProvider>,
  );
}
const select = (html: string, name: string) => new RegExp(`<select name="${name}"[\\s\\S]*?</select>`).exec(html)?.[0] ?? '';
const first = (html: string, name: string) => /<option value="([^"]*)"[^>]*>([^<]*)</.exec(select(html, name))?.slice(1);

test('[INP-2] no choice is without words: what may stay empty says so in its list as well', () => {
  expect(first(drawn('nurse'), 'drug')).toEqual(['', say('fa', 'services.new.unsaid')]);
  expect(first(drawn('lab'), 'insurance')).toEqual(['', say('fa', 'services.new.unsaid')]);
  for (const code of ['nurse', 'nursing', 'home-care', 'lab', 'imaging', 'rental', 'medicine', 'physiotherapy'])
    expect(drawn(code)).not.toMatch(/<option[^>]*><\/option>/);
});

test('[INP-9, MED-1] who is insured by whom, and whether there is a lift, is asked and not taken for granted; a usual answer stands there', () => {
  expect(first(drawn('medicine'), 'insurance')).toEqual(['', say('fa', 'services.new.choose')]);
  expect(first(drawn('rental'), 'lift')).toEqual(['', say('fa', 'services.new.choose')]);
  expect(first(drawn('nurse'), 'every')?.[0]).toBe('once');
});

test('[INP-2: prescription] a paper that some things need is not called optional, and it says for which', () => {
  const html = drawn('nurse');
  expect(html).toMatch(/<label for="prescription">نسخه <\/label>/);
  expect(html).toContain('برای تزریق عضلانی');
  expect(drawn('rental')).toMatch(/<label for="prescription">نسخه <\/label>/);
  expect(drawn('medical-products')).toMatch(/<label for="photo">[^<]*<span class="opt">/);
});
