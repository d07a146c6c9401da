/** A device as its owner would call it; the words of both are in the dictionary. */
export type Device = { system: System; program: Program };

export type System = 'android' | 'iphone' | 'ipad' | 'windows' | 'mac' | 'chromebook' | 'linux' | 'unknown';
export type Program = 'chrome' | 'firefox' | 'safari' | 'edge' | 'opera' | 'samsung' | 'browser' | 'app' | 'unknown';

/** The first match counts, since browsers name others besides themselves. */
const systemSigns: readonly [RegExp, System][] = [
  [/\biPhone\b|\biPod\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/i, 'android'],
  [/\bCrOS\b/, 'chromebook'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b|\bMacintosh\b|\bDarwin\b/, 'mac'],
  [/\bLinux\b|\bX11\b/i, 'linux'],
];
const programSigns: readonly [RegExp, Program][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\bOPR\/|\bOpera\b|\bOPT\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bFirefox\/|\bFxiOS\//, 'firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'chrome'],
  [/\bSafari\//, 'safari'],
  [/^Mozilla\//, 'browser'],
  [/^okhttp\/|^Dalvik\/|\bCFNetwork\b|^Dart\//i, 'app'],
];

/** What a browser or an app says of itself, as its owner would call it; what says nothing known is unknown. [AUTH-5] */
export function deviceOf(userAgent: string, source: 'WEBSITE' | 'ANDROID_APP'): Device {
  const find = <T>(signs: readonly [RegExp, T][]) => signs.find(([sign]) => sign.test(userAgent))?.[1];
  const system = find(systemSigns);
  if (source === 'ANDROID_APP') return { system: system ?? 'android', program: 'app' };
  return { system: system ?? 'unknown', program: find(programSigns) ?? 'unknown' };
}
