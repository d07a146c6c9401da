export const deviceNames = ['ns0', 'ns1', 'nh1', 'nb1', 'ni1'] as const;
export type DeviceName = (typeof deviceNames)[number];

/** A view of a device: which drawing, and which part of it. */
export type View = { drawing: string; box: string; engraved?: true };

const WHOLE = '0 0 480 480';

/** The views of each device; the first is used in lists. */
export const views = {
  ns0: {
    whole: { drawing: 'ns0', box: WHOLE },
    head: { drawing: 'ns0-head', box: WHOLE, engraved: true },
    joint: { drawing: 'ns0', box: '20 30 300 300' },
    chest: { drawing: 'ns0', box: '60 230 250 250' },
  },
  ns1: {
    whole: { drawing: 'ns1', box: WHOLE },
    head: { drawing: 'ns1-head', box: WHOLE, engraved: true },
    joint: { drawing: 'ns1', box: '20 30 300 300' },
    chest: { drawing: 'ns1', box: '60 230 250 250' },
  },
  nh1: {
    whole: { drawing: 'nh1', box: WHOLE },
    front: { drawing: 'nh1', box: '60 170 390 280' },
    back: { drawing: 'nh1', box: '30 30 390 270' },
  },
  nb1: {
    whole: { drawing: 'nb1', box: WHOLE },
    screen: { drawing: 'nb1', box: '50 160 290 220' },
    cuff: { drawing: 'nb1', box: '230 50 250 250' },
  },
  ni1: {
    whole: { drawing: 'ni1', box: WHOLE },
    screen: { drawing: 'ni1', box: '60 60 300 260' },
    probe: { drawing: 'ni1', box: '260 260 220 200' },
  },
} as const satisfies Record<DeviceName, Record<string, View>>;

export type ViewName = { [D in DeviceName]: keyof (typeof views)[D] }[DeviceName];

/** The views of a device, in order. */
export function viewsOf(device: DeviceName): [ViewName, View][] {
  return Object.entries(views[device]) as [ViewName, View][];
}

/** One view of a device; an unknown name gives the whole. */
export function viewOf(device: DeviceName, name: string | undefined): View {
  return viewsOf(device).find(([each]) => each === name)?.[1] ?? views[device].whole;
}
