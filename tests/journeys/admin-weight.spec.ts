import { expect, test } from '@playwright/test';
import { dataDir, logInStaff } from './staff';

/** What the desk may weigh for somebody who opens it for the first time; it weighed 4 MB. */
const MOST_BYTES = 1_200_000;

test('[ADM-1: weight] the admin comes compressed: its files once and for good, its pages each time', async ({ page }) => {
  test.skip(!dataDir, 'no seeded accounts');
  await logInStaff(page, 'administrator');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const bytes = new Map<string, number>();
  const plain: string[] = [];
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => void bytes.set(requestId, encodedDataLength));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const { 'content-encoding': encoding, 'cache-control': kept, 'content-length': length } = response.headers();
    const worth = /javascript|css|html/.test(response.headers()['content-type'] ?? '') && Number(length ?? 2_000) > 1_024;
    if (worth && response.status() === 200 && encoding !== 'br' && encoding !== 'gzip') plain.push(pathname);
    if (pathname.startsWith('/_next/static/') && kept !== 'public, max-age=31536000, immutable') plain.push(`${pathname} is kept as ${kept}`);
  });
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await expect(page.locator('.zb-home h1')).toBeVisible();
  const cold = [...bytes.values()].reduce((sum, one) => sum + one, 0);
  const { decoded } = await page.evaluate(() => ({
    decoded: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).reduce((sum, one) => sum + one.decodedBodySize, 0),
  }));
  test.info().annotations.push({ type: 'weight', description: `${cold} bytes of ${decoded}` });
  expect(plain).toEqual([]);
  expect(cold).toBeLessThan(MOST_BYTES);
});
