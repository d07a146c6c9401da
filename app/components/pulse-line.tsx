import { useLang } from '../words';

type Shape = {
  box: string;
  kind: string;
  path: string;
  /** The path for left-to-right pages, where the beat follows words on the left. */ ltrPath?: string;
  trace?: string;
};

// One beat: a small rise, the peak, the rest; then the line is flat again.
const beat = (sx: number, sy: number) =>
  [
    ['q', 7.2, -7.9, 14.4, 0],
    ['h', 14.4],
    ['l', 5, 6.5, 9.4, -51.1, 8.6, 61.9, 5, -17.3],
    ['h', 12.3],
    ['q', 12.9, -13.6, 26, 0],
  ]
    .map(([verb, ...steps]) => `${verb}${(steps as number[]).map((step, at) => round(step * (verb !== 'h' && at % 2 ? sy : sx))).join(' ')}`)
    .join('');
const round = (value: number) => Math.round(value * 10) / 10;

const shapes = {
  hero: { box: '0 0 1440 112', kind: 'line', path: `M0 80.6H905.8${beat(1, 1)}H1440`, ltrPath: `M0 80.6H439${beat(1, 1)}H1440` },
  phone: { box: '0 0 360 96', kind: 'line ph', path: `M0 76.8H261.6${beat(0.84, 0.83)}H360`, ltrPath: `M0 76.8H18${beat(0.84, 0.83)}H360` },
  path: { box: '0 0 1200 56', kind: 'line flip', path: `M0 40H851.3${beat(0.78, 0.78)}H1200` },
  band: { box: '0 0 720 128', kind: 'line', path: `M0 96H504${beat(1.25, 1.25)}H720` },
  beat: { box: '0 0 40 24', kind: '', path: 'M2 14h9l3-4 4 11 5-19 4 15 2-3h9' },
  empty: { box: '0 0 320 64', kind: 'line', path: 'M0 40H320', trace: 'trace flat' },
  rest: { box: '0 0 320 40', kind: 'line', path: 'M0 20H320', trace: 'trace rest' },
} satisfies Record<string, Shape>;

/** The pulse line, a decoration: flat where nothing is asked, beating where one is now. It never shows a reading. */
export function PulseLine({ shape }: { shape: keyof typeof shapes }) {
  const lang = useLang();
  const { box, kind, path, ltrPath, trace }: Shape = shapes[shape];
  return (
    <svg className={kind || undefined} viewBox={box} preserveAspectRatio={shape === 'beat' ? undefined : 'none'} aria-hidden="true">
      <path className={trace ?? 'trace'} d={(lang === 'en' && ltrPath) || path} />
    </svg>
  );
}
