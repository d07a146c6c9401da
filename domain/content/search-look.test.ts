import { expect, test } from 'vitest';
import { cutTo, searchWords } from './search-look';

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
