/** How many tags stand beside the sections; every tag stands on its articles. */
export const CHIPS = 8;
