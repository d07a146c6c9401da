import { describe, expect, it } from 'vitest';
import { kinds, products, site } from '../store/schema.generated';
import { keptContent } from './kept';

describe('what every page reads', () => {
  it('is read once while the database tells us of changes, and anew after each that it is made of', async () => {
    const kept = keptContent();
    let version = 0;
    const ask = () => kept.get('kinds.fa', [kinds, products], async () => (version += 1));
    expect([await ask(), await ask()]).toEqual([1, 2]);
    kept.setOpen(true);
    expect([await ask(), await ask()]).toEqual([3, 3]);
    kept.changed('products');
    expect([await ask(), await ask()]).toEqual([4, 4]);
    kept.changed('kinds');
    expect([await ask(), await ask()]).toEqual([5, 5]);
    kept.changed('posts');
    expect(await ask()).toBe(5);
    kept.setOpen(false);
    expect([await ask(), await ask()]).toEqual([6, 7]);
  });

  it('notes by name what its statements do not say', () => {
    const noted: string[] = [];
    keptContent((names) => void noted.push(...names)).note('comments_of_12');
    expect(noted).toEqual(['comments_of_12']);
  });

  it('is not kept when the change came while it was read', async () => {
    const kept = keptContent();
    kept.setOpen(true);
    const old = kept.get('site.fa', [site], async () => {
      kept.changed('site');
      return 'old';
    });
    expect(await old).toBe('old');
    expect(await kept.get('site.fa', [site], async () => 'new')).toBe('new');
  });
});
