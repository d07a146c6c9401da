/** A group has at most so many members. [NUM-5, GRP-2] */
export const GROUP_MOST_MEMBERS = 20;
/** A group needs at least so many members to be closed. [GRP-2] */
export const GROUP_LEAST_MEMBERS = 2;
/** The gift on top of a group's discount, in percent, from so many members on. [NUM-5, GRP-3] */
export const GROUP_GIFTS = [
  { from: 5, percent: 0.5 },
  { from: 10, percent: 1 },
  { from: 20, percent: 2 },
] as const;
/** A group gathers to the end of so many days, unless it is full or its leader closes it before. [GRP-4] */
export const GROUP_OPEN_DAYS = 7;
/** Whoever has not paid at the closing has so many hours for it. [GRP-4] */
export const GROUP_PAY_HOURS = 48;
/** How many hours before that ends they are reminded. [GRP-4] */
export const GROUP_REMINDER_HOURS = 12;
/** How often the page of a group asks whether something has changed. [GRP-3] */
export const GROUP_PULSE_SECONDS = 5;
