const MILLIVOLTS: Record<string, number> = {
  mv: 1,
  millivolt: 1,
  millivolts: 1,
  میلیولت: 1,
  uv: 1e-3,
  microvolt: 1e-3,
  microvolts: 1e-3,
  میکروولت: 1e-3,
  nv: 1e-6,
  v: 1e3,
  volt: 1e3,
  volts: 1e3,
  ولت: 1e3,
};

/** How many millivolts one of a unit is; none when it measures no voltage. */
export function millivoltsPer(unit: string): number | undefined {
  return MILLIVOLTS[
    unit
      .trim()
      .replace(/[\u00b5\u03bc]/g, 'u')
      .replace(/[\u200c ]/g, '')
      .toLowerCase()
  ];
}

const SECONDS: Record<string, number> = {
  s: 1,
  sec: 1,
  secs: 1,
  second: 1,
  seconds: 1,
  ثانیه: 1,
  ms: 1e-3,
  msec: 1e-3,
  millisecond: 1e-3,
  milliseconds: 1e-3,
  میلیثانیه: 1e-3,
  us: 1e-6,
};

/** How many seconds one of a unit is; none when it measures no time. */
export function secondsPer(unit: string): number | undefined {
  return SECONDS[
    unit
      .trim()
      .replace(/[\u00b5\u03bc]/g, 'u')
      .replace(/[\u200c ]/g, '')
      .toLowerCase()
  ];
}
