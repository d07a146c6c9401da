import { mayAsk } from '#domain/access/can';
import type { Action, KindsOf } from '#domain/access/matrix';
import type { Refusal } from '#domain/result';
import type { Ctx } from './context';

/** The context of an actor of a kind that has the right. */
export type By<A extends Action> = Ctx & { actor: Extract<Ctx['actor'], { kind: KindsOf<A> }> };

/** The right that a service checks: a name, or a function of its arguments, as for a list by its name. */
type Asks<A extends Action> = A | ((...input: never[]) => A);
/** A service that says its right. */
type Asking<A extends Action, I extends readonly unknown[], R> = ((ctx: Ctx, ...input: I) => Promise<R>) & { right: Asks<A> };

/**
 * A service with its right (authorization): whoever the table gives no reach at all is refused before it runs, and what it
 * runs knows who asks. How far the reach goes, it asks itself by `can`, `permit` or a condition of its own rows. With
 * `otherwise` that is the answer instead of the refusal: an empty list, or a record that is not there. [ROLE-1, ROLE-5]
 */
export function service<A extends Action, I extends readonly unknown[], R>(
  asks: Asks<A>,
  run: (ctx: By<A>, ...input: I) => Promise<R>,
): Asking<A, I, R | Refusal>;
export function service<A extends Action, I extends readonly unknown[], R>(
  asks: Asks<A>,
  run: (ctx: By<A>, ...input: I) => Promise<R>,
  otherwise: () => NoInfer<R>,
): Asking<A, I, R>;
export function service<A extends Action, I extends readonly unknown[], R>(
  asks: Asks<A>,
  run: (ctx: By<A>, ...input: I) => Promise<R>,
  otherwise?: () => R,
): Asking<A, I, R | Refusal> {
  const asked = async (ctx: Ctx, ...input: I): Promise<R | Refusal> => {
    const may = mayAsk(ctx.actor, actionOf(asks, input));
    if (may.ok) return run(ctx as By<A>, ...input);
    return otherwise ? otherwise() : may;
  };
  return Object.assign(asked, { right: asks });
}

/** A service that is called only after its right was checked, by the page or the job before it: without the right it throws, since a refusal that no caller reads would count as an answer. [ROLE-5] */
export function guarded<A extends Action, I extends readonly unknown[], R>(asks: Asks<A>, run: (ctx: By<A>, ...input: I) => Promise<R>): Asking<A, I, R> {
  const asked = async (ctx: Ctx, ...input: I): Promise<R> => {
    const action = actionOf(asks, input);
    if (!mayAsk(ctx.actor, action).ok) throw new Error(`${action} is not for ${ctx.actor.kind}`);
    return run(ctx as By<A>, ...input);
  };
  return Object.assign(asked, { right: asks });
}

/** A service that the clock runs (a scheduled job), with its right. [JOB-1, ROLE-5] */
export function clockwork<A extends Action, I extends readonly unknown[], R>(action: A, run: (ctx: By<A>, ...input: I) => Promise<R>): Asking<A, I, R> {
  return guarded(action, run);
}

function actionOf<A extends Action>(asks: Asks<A>, input: readonly unknown[]): A {
  return typeof asks === 'function' ? asks(...(input as never[])) : asks;
}
