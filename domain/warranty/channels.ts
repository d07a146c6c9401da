/** Kinds of places, besides this website, whose purchases the warranty covers; staff keep the list. [WAR-2] */
export const channelKinds = ['online-shop', 'in-person', 'dealer'] as const;
export type ChannelKind = (typeof channelKinds)[number];
