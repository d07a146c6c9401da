/** Below this many pieces a unit is shown to staff as running low. */
export const LOW_STOCK = 10;
