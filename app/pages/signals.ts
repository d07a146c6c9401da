import { stripChoiceNames } from '#domain/signals/strip-choice';
import { shown, shownBy } from './page';
import type { Page } from './page';

/** What a device hears and measures, drawn and played. */
export const signalPages = {
  signals: { path: '/signals', file: 'routes/signals/index.tsx', ...shown },
  ecg: { path: '/signals/ecg', file: 'routes/signals/ecg.tsx', ...shownBy(...stripChoiceNames), wasm: true },
  sound: { path: '/signals/sound', file: 'routes/signals/sound.tsx', ...shown, wasm: true, sound: true, permissions: ['microphone'] },
} as const satisfies Record<string, Page>;
