import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoveButtons } from './move-buttons';
import type { DeskMove } from './moves';

const classesOf = (moves: DeskMove[]) =>
  [
    ...renderToStaticMarkup(
      <MoveButtons lang="fa" document="account-roles/1" state="verified" busy={false} pressed={null} moves={moves} begin={() => {}} />,
    ).matchAll(/<button[^>]*class="([^"]*)"/g),
  ].map(([, found]) => found);

test('[ADM-4] the next move is filled, and what destroys something never is, even where it stands first', () => {
  const verify: DeskMove = { event: 'verify', label: 'تأیید', needsReason: true };
  const suspend: DeskMove = { event: 'suspend', label: 'متوقف کردن', needsReason: true, tone: 'bad' };
  expect(classesOf([verify, suspend])).toEqual(['zb-button', 'zb-button zb-button--quiet zb-button--bad-line']);
  expect(classesOf([suspend, verify])).toEqual(['zb-button zb-button--quiet zb-button--bad-line', 'zb-button zb-button--quiet']);
});
