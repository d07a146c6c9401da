import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { SKELETON_AFTER_MS } from '#domain/shell/limits';
import { Skeleton } from './skeleton';

/** While another page loads: this page for a moment, then a skeleton. */
export function WhileLoading({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation();
  const here = useLocation();
  const leaving = state === 'loading' && location.pathname !== here.pathname;
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!leaving) return undefined;
    const clock = setTimeout(() => setLate(true), SKELETON_AFTER_MS);
    return () => clearTimeout(clock);
  }, [leaving]);
  return leaving && late ? <Skeleton rows={3} /> : children;
}
