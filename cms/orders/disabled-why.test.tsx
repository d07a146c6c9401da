import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { say } from '#locales/say';
import { SerialsForm } from '../warranty/serials-form';
import { DeclineCancel } from './decline-cancel';
import { ProposeForm } from './propose-form';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

test('[ADM-4: a disabled button] says beside it what it waits for, and is described by that', () => {
  const decline = renderToStaticMarkup(<DeclineCancel lang="fa" orderId={1} requestId={1} most={300} />);
  expect(decline).toContain('aria-describedby="decline-cancel-why"');
  expect(decline).toContain(say('fa', 'admin.cancel.write-first'));
  const propose = renderToStaticMarkup(<ProposeForm lang="fa" orderId={1} state="under-review" lines={[{ id: 1, name: 'گوشی', quantity: 1 }]} units={[]} />);
  expect(propose).toContain('aria-describedby="zb-propose-lacks"');
  expect(propose).toContain(say('fa', 'admin.propose.lacks.words'));
  const serials = renderToStaticMarkup(<SerialsForm lang="fa" models={[{ id: 1, name: 'NS1' }]} />);
  expect(serials).toContain(say('fa', 'warranty.staff.serials-lacks'));
});
