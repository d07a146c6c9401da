import type { ComponentProps } from 'react';
import { Link } from '../link';
import type { PageName } from '../routes';
import { buttonClass, type ButtonLook } from './button-class';

type Props<N extends PageName> = Omit<ComponentProps<typeof Link<N>>, 'className'> & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink<N extends PageName>({ kind, small, wide, ...rest }: Props<N>) {
  const link = rest as ComponentProps<typeof Link<N>>;
  return <Link {...link} className={buttonClass({ kind, small, wide })} />;
}
