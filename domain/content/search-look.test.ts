import { expect, test } from 'vitest';
import { cutTo, searchAdvice, searchWords } from './search-look';

const widthOf = (text: string) => text.length * 10;

test('[ADM-2: search] a result says the words for searching, else those of the page', () => {
  expect(searchWords({ title: 'Page', metaTitle: ' Found ', metaDescription: 'Told', lead: 'Lead' })).toEqual({ title: 'Found', description: 'Told' });
  expect(searchWords({ title: 'Page', metaTitle: '', lead: 'Lead' })).toEqual({ title: 'Page', description: 'Lead' });
  expect(searchWords({ title: 'Page', metaTitle: null, summary: 'Short' })).toEqual({ title: 'Page', description: 'Short' });
  expect(searchWords({ title: 'Page' })).toEqual({ title: 'Page', description: 'Page' });
  expect(searchWords({})).toEqual({ title: '', description: '' });
});

test('[ADM-2: search] what is too wide is cut where the search engine cuts it', () => {
  expect(cutTo('abcdef', 60, widthOf)).toEqual({ shown: 'abcdef', cut: false });
  expect(cutTo('abcdefg', 60, widthOf)).toEqual({ shown: 'abcde…', cut: true });
  expect(cutTo('abcd efghij', 60, widthOf)).toEqual({ shown: 'abcd…', cut: true });
  expect(cutTo('', 60, widthOf)).toEqual({ shown: '', cut: false });
});

test('[ADM-2: search] what would be better is said in one list: a length, a text of its own, a picture, a translation', () => {
  const words = { title: 'Page', summary: 'All of it' };
  const good = { words, title: 400, text: 700, hasPicture: true };
  expect(searchAdvice(good)).toEqual([]);
  expect(searchAdvice({ ...good, title: 581, text: 921 })).toEqual(['title-cut', 'text-cut']);
  expect(searchAdvice({ ...good, title: 199, text: 419 })).toEqual(['title-short', 'text-short']);
  expect(searchAdvice({ ...good, words: { title: 'Page', summary: ' ' }, text: 30 })).toEqual(['text-own']);
  expect(searchAdvice({ ...good, hasPicture: false })).toEqual(['picture']);
  expect(searchAdvice({ words: { summary: 'x' }, title: 0, text: 0, hasPicture: false })).toEqual(['translation']);
});
