import type { ProductTile } from '#domain/catalog/product-tile';
import type { PostTile } from '#domain/content/post-tile';
import { ok, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { listDevices } from './list-products';
import { readPage, type ContentPage } from '../content/page';
import { listPosts } from '../magazine/list';

/** How many devices and articles the home page shows. */
export const HOME_DEVICES = 4;
export const HOME_POSTS = 3;

export type HomePage = { page: ContentPage; devices: ProductTile[]; posts: PostTile[] };

/** The home page: its words, the devices, the newest articles. [PAGE-1] */
export async function homePage(ctx: Ctx): Promise<Result<HomePage>> {
  const [page, devices, posts] = await Promise.all([
    readPage(ctx, 'home'),
    listDevices(ctx, HOME_DEVICES),
    listPosts(ctx, { kind: 'article', most: HOME_POSTS }),
  ]);
  return page.ok ? ok({ page: page.value, devices, posts: posts.posts }) : page;
}
