import { Link } from '../link';
import type { PageName, Query } from '../routes';
import { Icon } from './icon';

export type Step = { label: string; state: 'done' | 'now' | 'later'; page?: PageName; query?: Query };

/** The steps of a purchase; what is done can be gone back to. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step) => (
        <li key={step.label} className={step.state === 'done' ? 'done' : undefined} aria-current={step.state === 'now' ? 'step' : undefined}>
          {step.state === 'done' && <Icon name="check" />}
          {step.page && step.state === 'done' ? (
            <Link page={step.page as 'home'} query={step.query}>
              {step.label}
            </Link>
          ) : (
            step.label
          )}
        </li>
      ))}
    </ol>
  );
}
