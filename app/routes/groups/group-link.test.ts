import { expect, test } from 'vitest';
import { groupLink } from '#services/groups/tell';
import { href } from '../../routes';

test('[GRP-2: the link] the address that messages carry is the page of the group, in both languages', () => {
  const rt = { settings: { publicUrl: 'https://zarban.example' } } as Parameters<typeof groupLink>[0]['rt'];
  for (const lang of ['fa', 'en'] as const)
    expect(groupLink({ rt }, 'AB23CD45', lang)).toBe(`https://zarban.example${href(lang, 'group', { code: 'AB23CD45' })}`);
});
