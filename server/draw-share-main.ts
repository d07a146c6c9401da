import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { SharePicture } from '#domain/content/share-picture';
import { drawShare } from '#services/share/draw';

/** A process that draws one picture for sharing: what it says comes in on stdin, the PNG goes out on stdout. [MAG-2: share pictures] */
const asked = JSON.parse(await text(process.stdin)) as SharePicture;
const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf');
process.stdout.end(await drawShare(asked, fonts));
