/** Where a device may have been bought to be covered, besides this website; staff keep the list. [WAR-2] */
export const channelKinds = ['online-shop', 'in-person', 'dealer'] as const;
export type ChannelKind = (typeof channelKinds)[number];
