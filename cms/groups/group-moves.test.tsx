import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { formatMoney } from '#locales/numbers';
import { say } from '#locales/say';
import { GroupEffects } from './group-moves';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const page = (move: 'close' | 'dissolve', unpaid = 2) =>
  renderToStaticMarkup(<GroupEffects lang="fa" move={move} closing={{ members: 5, sharePercent: 12, unitToman: 2_895_200, unpaid }} />);

test('[GRP-4, ADM-4: asked once more] before a group is closed its price, who has not paid and that it is final are said; a dissolution says what it does', () => {
  const close = page('close');
  for (const word of [formatMoney('fa', 2_895_200), say('fa', 'groups.staff.close-unpaid', { count: 2 }), say('fa', 'groups.staff.final')])
    expect(close).toContain(word);
  expect(page('close', 0)).toContain(say('fa', 'groups.staff.close-all-paid'));
  expect(page('dissolve')).toContain(say('fa', 'groups.lead.dissolve-text'));
  expect(page('dissolve')).toContain(say('fa', 'groups.staff.final'));
  expect(page('dissolve')).not.toContain(formatMoney('fa', 2_895_200));
});
