/** A group has at most so many members. [NUM-5] */
export const GROUP_MOST_MEMBERS = 20;
/** The gift on top of a group's discount, in percent, from so many members on. [NUM-5] */
export const GROUP_GIFTS = [
  { from: 5, percent: 0.5 },
  { from: 10, percent: 1 },
  { from: 20, percent: 2 },
] as const;
