import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LangProvider } from '../../words';
import { Cards } from './cards';
import { Promo } from './promo';

const shown = (section: React.ReactNode) => renderToStaticMarkup(<LangProvider lang="fa">{section}</LangProvider>);
const door = /<a href="#subscribe-contact"[^>]*>باز شد خبرم کنید<\/a>/;

test('[PAGE-1: not open yet] a card whose part is not open yet says so beside its name, and the list leads to the news of it', () => {
  const cards = (page?: string) =>
    shown(<Cards section={{ type: 'cards', title: 'خدمات', text: undefined, items: [{ label: 'نوبت', text: 'حضوری', page }] }} />);
  expect(cards('soon')).toMatch(/<h3>نوبت <span class="badge wait">به‌زودی<\/span><\/h3>/);
  expect(cards('soon')).toMatch(door);
  for (const page of [undefined, 'nowhere']) expect(cards(page)).not.toMatch(/به‌زودی|subscribe/);
});

test('[PAGE-1: not open yet] a panel for what comes says so and leads to the news of it', () => {
  const promo = (actionPage?: string) =>
    shown(<Promo section={{ type: 'promo', eyebrow: 'آکادمی', title: 'دوره', text: 'کوتاه', actionLabel: 'باز شد خبرم کنید', actionPage, items: [] }} />);
  expect(promo('soon')).toMatch(/به‌زودی/);
  expect(promo('soon')).toMatch(door);
  expect(promo('nowhere')).not.toMatch(/به‌زودی|subscribe/);
});
