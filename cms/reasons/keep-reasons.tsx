'use client';
import { useAllFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { keptReasons, lostReasons, type Kept } from './kept-reasons';

/** Keeps the reasons of a refused save at their fields: the form validates on the server while one types, and an answer that was requested before the refusal would remove them. What is typed afterwards is validated as usual, and then they may go. [ADM-2] */
export function KeepReasons() {
  const [fields, dispatch] = useAllFormFields();
  const submitted = useFormSubmitted();
  const processing = useFormProcessing();
  const waits = useRef(false);
  const kept = useRef<Kept | null>(null);
  useEffect(() => {
    if (processing) {
      waits.current = true;
      kept.current = null;
      return;
    }
    if (waits.current && submitted) {
      const found = keptReasons(fields);
      waits.current = found === null;
      kept.current = found;
      return;
    }
    if (!kept.current) return;
    const lost = lostReasons(kept.current, fields);
    if (lost === 'typed') kept.current = null;
    else if (lost.length > 0) dispatch({ type: 'ADD_SERVER_ERRORS', errors: lost as never });
  }, [fields, submitted, processing, dispatch]);
  return null;
}
