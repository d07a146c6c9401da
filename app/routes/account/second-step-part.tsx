import { errorOf, type Answer } from '../../answer';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { CodeCells } from '../../components/code-cells';
import { FormErrors } from '../../components/form-errors';
import { PrintButton } from '../../components/print-button';
import { TOTP_DIGITS } from '#domain/accounts/second-factor';
import type { SecondStep } from '#services/accounts/second-step';
import { useSay } from '../../words';

/** The secret as the page shows it: a picture of so many squares a side, and the same in letters. */
export type Enrolling = { side: number; path: string; letters: string };
type Props = { step: Omit<SecondStep, 'secret'>; enrolling: Enrolling | null; answer: Answer | undefined };

/** The second step of an account whose role sees patients: switched on by an authenticator app, then asked for in each session. [ROLE-1, AUTH-8] */
export function SecondStepPart({ step, enrolling, answer }: Props) {
  const say = useSay();
  return (
    <section className="card stack" aria-labelledby="second-step">
      <h2 id="second-step">{say('roles.step.title')}</h2>
      <p className="small soft">{say('roles.step.text')}</p>
      <FormErrors answer={answer} names={{ code: 'roles.step.code' }} />
      {step.enrolled ? <Enrolled step={step} answer={answer} /> : enrolling ? <Enrol enrolling={enrolling} answer={answer} /> : <Begin />}
    </section>
  );
}

function Begin() {
  const say = useSay();
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value="begin" />
      <Button kind="soft">{say('roles.step.begin')}</Button>
    </form>
  );
}

function Enrol({ enrolling, answer }: { enrolling: Enrolling; answer: Answer | undefined }) {
  const say = useSay();
  return (
    <>
      <p>{say('roles.step.scan')}</p>
      <svg className="qr" role="img" aria-label={say('roles.step.picture')} viewBox={`0 0 ${enrolling.side} ${enrolling.side}`} width="200" height="200">
        <rect width="100%" height="100%" fill="white" />
        <path d={enrolling.path} fill="black" />
      </svg>
      <p className="small">
        {say('roles.step.by-hand')}
        <span className="block">
          <code dir="ltr">{enrolling.letters}</code>
        </span>
      </p>
      <form method="post" noValidate className="stack">
        <input type="hidden" name="intent" value="enrol" />
        <CodeCells name="code" length={TOTP_DIGITS} label={say('roles.step.code')} help={say('roles.step.code-help')} error={errorOf(answer, 'code')} />
        <Button>{say('roles.step.enrol')}</Button>
      </form>
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="begin" />
        <Button kind="outline">{say('roles.step.anew')}</Button>
      </form>
    </>
  );
}

function Enrolled({ step, answer }: { step: Props['step']; answer: Answer | undefined }) {
  const say = useSay();
  return (
    <>
      <p className="row tight">
        <Badge tone="ok">{say('roles.step.enrolled')}</Badge> {say(step.given ? 'roles.step.given' : 'roles.step.not-given')}
      </p>
      {step.given ? null : (
        <p>
          <ButtonLink kind="soft" small page="loginSecond" query={{ to: '/account/security' }}>
            {say('roles.step.give')}
          </ButtonLink>
        </p>
      )}
      <form method="post" noValidate className="stack">
        <input type="hidden" name="intent" value="renew" />
        <p className="small soft">
          {say('roles.step.left', { count: step.codesLeft })} {say('roles.step.renew-text')}
        </p>
        <CodeCells name="code" length={TOTP_DIGITS} label={say('roles.step.code')} help={say('roles.step.code-help')} error={errorOf(answer, 'code')} />
        <Button kind="outline">{say('roles.step.renew')}</Button>
      </form>
      <p className="small soft">{say('roles.step.lost')}</p>
    </>
  );
}

/** The recovery codes, this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const say = useSay();
  return (
    <section className="card stack" aria-labelledby="codes" role="status">
      <h2 id="codes">{say('roles.step.codes-title')}</h2>
      <p>{say('roles.step.codes-text')}</p>
      <ol dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <PrintButton label={say('roles.step.print')} />
        <ButtonLink kind="soft" page="security">
          {say('roles.step.codes-kept')}
        </ButtonLink>
      </div>
    </section>
  );
}
