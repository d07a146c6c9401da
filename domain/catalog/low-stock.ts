/** Below this a unit is called to staff's attention. */
export const LOW_STOCK = 10;
