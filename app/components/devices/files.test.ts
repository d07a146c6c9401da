import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lookAddress } from '#domain/catalog/kinds';
import { drawings } from '#domain/content/sections';

const sprite = readFileSync('app/components/devices/devices.svg', 'utf8');
/** The default colour of a drawing that is a file of its own, without a page to give it one. */
const COLOUR = '#1e6b5a';
const BOX = `<path d="${/BOX = '([^']+)'/.exec(readFileSync('app/components/devices/device.tsx', 'utf8'))?.[1]}" fill="none" stroke="#41605b" stroke-width="10" stroke-linejoin="round"/>`;

/** One drawing of the sprite as a file of its own: its shapes and the colours and strokes that they name. */
function standing(name: string): string {
  const shapes = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(sprite)?.[1];
  if (!shapes) throw new Error(`no drawing ${name}`);
  const shared = /<defs>(.*?)<\/defs>/s.exec(sprite)?.[1] ?? '';
  const named = [...shared.matchAll(/<(\w+) id="([\w-]+)".*?<\/\1>/gs)].filter(([, , id]) => shapes.includes(`#${id}`)).map(([whole]) => whole);
  return file(`${named.length > 0 ? `<defs>${named.join('')}</defs>` : ''}${shapes}`.replaceAll('var(--device-color)', COLOUR));
}
const file = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480">${shapes}</svg>\n`;

test('[CART-1] [PROD-7] the address of every look is a file that is there, and says what the drawing says', async () => {
  for (const look of [...drawings, ''] as const) {
    const at = path.join('public', lookAddress(look));
    expect([look, lookAddress(look)]).toEqual([look, expect.stringMatching(/^\/devices\/[a-z0-9]+\.svg$/)]);
    expect([at, existsSync(at)]).toEqual([at, true]);
    // After a change of the drawings: `npx vitest run app/components/devices -u`.
    await expect(look === '' ? file(BOX) : standing(look)).toMatchFileSnapshot(path.resolve(at));
    expect(readFileSync(at, 'utf8')).not.toMatch(/var\(|undefined/);
  }
});
