import { expect, test } from '@playwright/test';
import { openPage } from './visitor';

test('[CART-1] the picture that the cart names is there, and is a picture', async ({ browser }) => {
  const page = await openPage(browser, true);
  await page.goto('/shop/nb1');
  await page.locator('.buy .btn').first().click();
  await page.waitForURL('**/shop/cart');
  const lines = JSON.parse((await page.locator('cart-mirror').getAttribute('data-lines')) ?? '[]') as { main_image: string }[];
  expect(lines).toHaveLength(1);
  for (const { main_image: address } of lines) {
    const answer = await page.request.get(address);
    expect([address, answer.status(), answer.headers()['content-type']]).toEqual([address, 200, expect.stringMatching(/^image\//)]);
    const drawn = await page.evaluate(
      (src) =>
        new Promise<number>((resolve) => {
          const image = new Image();
          image.onload = () => resolve(image.naturalWidth);
          image.onerror = () => resolve(0);
          image.src = src;
        }),
      address,
    );
    expect(drawn).toBeGreaterThan(0);
  }
  await page.context().close();
});
