/** Both languages, each with and without scripts. */
export const everyWay = [
  { lang: 'fa', js: false },
  { lang: 'en', js: true },
  { lang: 'fa', js: true },
  { lang: 'en', js: false },
] as const;

/** The combinations for journeys in which language and scripts are independent: each language once and each way of scripts once; with `EVERY_WAY=1` all four. */
export const ways = process.env['EVERY_WAY'] ? everyWay : everyWay.slice(0, 2);
