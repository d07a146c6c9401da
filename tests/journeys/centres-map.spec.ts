import { expect, test } from '@playwright/test';
import type { Map as LiveMap } from 'maplibre-gl';
import { centres } from '#cms/seed/content/centres';
import { href } from '../../app/routes';
import { say } from './words';

// WebGL, drawn by the processor.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: launchOptions.args?.filter((one) => !/disable-(?:gpu|software)/.test(one)) });
  },
});

const inTehran = centres.filter(({ city }) => city === 'tehran');

for (const lang of ['fa', 'en'] as const) {
  test(`[MAP-1: live map] ${lang}: on request, from our own host and within the policy, with exactly the centres of the list`, async ({ page }) => {
    const outside: string[] = [];
    const faults: string[] = [];
    page.on('request', (request) => {
      if (!/^(?:http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) outside.push(request.url());
    });
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(href(lang, 'centres', undefined, { city: 'tehran' }));
    expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /maplibre|live-map/.test(name)).length)).toBe(0);
    await page.locator('[data-map-show]').click();
    await expect(page.locator('[data-map-said]')).toHaveText(say(lang, 'centres.map.ready'), { timeout: 20_000 });
    const drawn = await page.evaluate(async () => {
      const map = (document.querySelector('centre-map') as unknown as { map: LiveMap }).map;
      const names = () => map.queryRenderedFeatures({ layers: ['centres'] }).map(({ properties }) => String(properties['title']));
      const clustered = () => map.queryRenderedFeatures({ layers: ['clusters'] }).reduce((sum, { properties }) => sum + Number(properties['point_count']), 0);
      const quiet = () => new Promise((resolve) => map.once('idle', resolve));
      const whole = names().length + clustered();
      map.jumpTo({ zoom: 16.5, center: [51.4281, 35.7297] });
      await quiet();
      return { whole, near: names() };
    });
    expect(drawn.whole).toBe(inTehran.length);
    expect(drawn.near).toEqual([centres.find(({ slug }) => slug === 'sepidar-laboratory')![lang].title]);
    await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText('OpenStreetMap');
    expect(outside).toEqual([]);
    expect(faults).toEqual([]);
  });
}
