import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const split = css.indexOf('@media (prefers-color-scheme: dark)');
const roles = (part: string) =>
  Object.fromEntries([...part.matchAll(/--([\w-]+):(#[0-9a-f]{6})\b/gi)].map((found) => [found[1], found[2]])) as Record<string, string>;
const light = roles(css.slice(0, split));
const dark = { ...light, ...roles(css.slice(split)) };

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

// Text needs 4.5, edges and marks 3 (WCAG 2.2 AA 1.4.3, 1.4.11).
const text: [string, string][] = [
  ['ink', 'paper'],
  ['ink-2', 'paper'],
  ['ink-3', 'paper'],
  ['ink-3', 'surface'],
  ['ink-3', 'sunken'],
  ['ink-2', 'stage-glaze'],
  ['ink-2', 'stage-sand'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['link', 'paper'],
  ['link', 'surface'],
  ['on-action-soft', 'action-soft'],
  ['on-deep', 'deep'],
  ['on-deep-2', 'deep'],
  ['ok', 'ok-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['info', 'info-soft'],
  ['idle', 'idle-soft'],
  ['bad', 'surface'],
  ['surface', 'bad'],
];
const marks: [string, string][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'paper'],
  ['pulse', 'paper'],
  ['pulse', 'surface'],
  ['focus', 'paper'],
];

test.each([
  ['light', light],
  ['dark', dark],
] as const)('words and edges stand out in %s', (_name, theme) => {
  const role = (name: string) => theme[name] ?? '';
  const faint = [...text.map((pair) => [pair, 4.5] as const), ...marks.map((pair) => [pair, 3] as const)].filter(
    ([[a, b], least]) => contrast(role(a), role(b)) < least,
  );
  expect(faint).toEqual([]);
});
