import { expect, test } from 'vitest';
import { askedToPublish, missingToPublish, neededToPublish, sellingWay, type SellingFacts } from './selling';

const both = (fa: boolean, en = fa) => ({ fa, en });
const unit = { id: 7, sku: 'NO1', sellable: true, priceToman: 2_000_000, available: 5, hasSerials: true, madeSerials: 5, owed: 0, named: both(true) };
const ready: SellingFacts = {
  kind: { holdsSeveral: false, colourCount: null, named: both(true) },
  words: both(true),
  photos: [{ id: 3, described: both(true) }],
  drawn: false,
  contents: 0,
  colours: 0,
  units: [unit],
  onSite: both(true),
};
const open = (facts: Partial<SellingFacts>) =>
  sellingWay({ ...ready, ...facts })
    .filter(({ done }) => !done)
    .map(({ name, lang, unit: at, missing }) => [name, lang, at, missing]);

test('[PROD-7: until it sells] what is ready has nothing open; what is not says what, in which language and where', () => {
  expect(open({})).toEqual([]);
  expect(open({ kind: null, photos: [] })).toEqual([['kind', null, null, 1], ['photo', null, null, 1]]); // prettier-ignore
  // A drawing stands in the photo's place on the page; that there is a photo it does not say.
  expect(open({ photos: [], drawn: true })).toEqual([['photo', null, null, 1]]);
  expect(open({ photos: [{ id: 3, described: both(true, false) }], words: both(true, false), onSite: both(true, false) })).toEqual([
    ['words', 'en', null, 1],
    ['described', 'en', null, 1],
    ['on-site', 'en', null, 1],
  ]);
});

test('[PROD-7: until it sells] a unit needs a price, stock, a serial for each piece and a name in each language; packages have contents and no serials', () => {
  expect(open({ units: [] }).map(([name]) => name)).toEqual(['units', 'price', 'stock']);
  expect(open({ units: [{ ...unit, sellable: false }] }).map(([name, , at]) => [name, at])).toEqual([['units', 7], ['price', 7], ['stock', 7]]); // prettier-ignore
  expect(open({ units: [{ ...unit, available: 0 }] })).toEqual([['stock', null, 7, 1]]);
  expect(open({ units: [unit, { ...unit, id: 8, available: 0 }] })).toEqual([]);
  expect(open({ units: [{ ...unit, madeSerials: 2, named: both(true, false) }] })).toEqual([['serials', null, 7, 3], ['named', 'en', 7, 1]]); // prettier-ignore
  // What is sold and waits for its dispatch takes a serial too.
  expect(open({ units: [{ ...unit, owed: 2 }] })).toEqual([['serials', null, 7, 2]]);
  expect(open({ units: [{ ...unit, hasSerials: false, madeSerials: 0 }] })).toEqual([]);
  const several = { holdsSeveral: true, colourCount: null, named: both(true) };
  expect(open({ kind: several, units: [{ ...unit, madeSerials: 0 }] })).toEqual([['contents', null, null, 1]]);
  expect(open({ kind: several, contents: 2, units: [{ ...unit, madeSerials: 0 }] })).toEqual([]);
});

test('[PROD-7: until it sells] the colours that its kind asks for stand on the list before they are missed', () => {
  const kind = { holdsSeveral: false, colourCount: 10, named: both(true) };
  expect(open({ kind })).toEqual([['colours', null, null, 10]]);
  expect(open({ kind, colours: 8 })).toEqual([['colours', null, null, 2]]);
  expect(open({ kind, colours: 10 })).toEqual([]);
  // The form itself is asked for them when it is published.
  expect(askedToPublish(sellingWay({ ...ready, kind, onSite: both(false) }), 'en', { gallery: 1 })).toEqual([]);
});

test('[PROD-7: until it sells] a photo without words in a language is named, so that the way leads to itself', () => {
  const photos = [{ id: 3, described: both(true) }, { id: 4, described: both(true, false) }, { id: 5, described: both(true, false) }]; // prettier-ignore
  const described = sellingWay({ ...ready, photos }).filter(({ name }) => name === 'described');
  expect(described.map(({ lang, photo, missing }) => [lang, photo, missing])).toEqual([['fa', null, 0], ['en', 4, 2]]); // prettier-ignore
});

test('[PROD-7: until it sells] what is missing is asked about when a language goes on the site for the first time, and never for the other language', () => {
  const steps = (facts: Partial<SellingFacts>) => sellingWay({ ...ready, ...facts });
  const bare = { photos: [], drawn: true, words: both(true, false), units: [{ ...unit, madeSerials: 0 }], onSite: both(false) };
  expect(missingToPublish(steps(bare), 'fa').map(({ name }) => name)).toEqual(['photo', 'serials']);
  expect(missingToPublish(steps(bare), 'en').map(({ name }) => name)).toEqual(['photo', 'serials', 'words']);
  expect(missingToPublish(steps({ ...bare, onSite: both(true, false) }), 'fa')).toEqual([]);
  expect(missingToPublish(steps({ onSite: both(false) }), 'fa')).toEqual([]);
});

test('[PROD-7: until it sells] what the form lacks now is refused at once and whole, colours and contents of its kind with it; the rest is asked about', () => {
  const form = {
    slug: 'no1',
    kind: 4,
    title: 'NO1',
    useLine: 'روی انگشت',
    summary: 'خلاصه',
    stage: 'glaze',
    rank: 0,
    colours: [1, 2],
    gallery: [{ image: 3 }],
  };
  const plain = { colourCount: null, holdsSeveral: false };
  const required = ['slug', 'kind', 'stage', 'rank', 'title', 'useLine', 'summary'];
  expect(neededToPublish(form, required, plain)).toEqual([]);
  const names = (more: object, kind: Parameters<typeof neededToPublish>[2] = plain) =>
    neededToPublish({ ...form, ...more }, required, kind).map(({ name }) => name);
  expect(names({ title: ' ', useLine: null, kind: undefined }, null)).toEqual(['kind', 'title', 'useLine']);
  expect(neededToPublish(form, required, { ...plain, colourCount: 3 })).toEqual([{ name: 'colours', count: 3 }]);
  expect(names({ colours: [1, 1] }, { ...plain, colourCount: 2 })).toEqual(['colours']);
  expect(names({}, { ...plain, colourCount: 2 })).toEqual([]);
  expect(names({ summary: '' }, { colourCount: 1, holdsSeveral: true })).toEqual(['summary', 'colours', 'contents']);
  expect(names({ contents: [{ variant: 1 }] }, { ...plain, holdsSeveral: true })).toEqual([]);
  // The draft that was saved had neither words nor a photo; the form has.
  const saved = sellingWay({ ...ready, kind: null, words: both(false), photos: [], units: [{ ...unit, madeSerials: 0 }], onSite: both(false) });
  expect(askedToPublish(saved, 'fa', form).map(({ name }) => name)).toEqual(['serials']);
  const had = sellingWay({ ...ready, onSite: both(false) });
  expect(askedToPublish(had, 'fa', { ...form, gallery: [] }).map(({ name }) => name)).toEqual(['photo']);
});
