import { describe, expect, it } from 'vitest';
import { keptContent } from './kept';

describe('what every page reads', () => {
  it('is read once while the database tells us of changes, and anew after each', async () => {
    const kept = keptContent();
    let version = 0;
    const ask = () => kept.get('site.fa', async () => (version += 1));
    expect([await ask(), await ask()]).toEqual([1, 2]);
    kept.setOpen(true);
    expect([await ask(), await ask()]).toEqual([3, 3]);
    kept.empty();
    expect([await ask(), await ask()]).toEqual([4, 4]);
    kept.setOpen(false);
    expect([await ask(), await ask()]).toEqual([5, 6]);
  });

  it('is not kept when the change came while it was read', async () => {
    const kept = keptContent();
    kept.setOpen(true);
    const old = kept.get('site.fa', async () => {
      kept.empty();
      return 'old';
    });
    expect(await old).toBe('old');
    expect(await kept.get('site.fa', async () => 'new')).toBe('new');
  });
});
