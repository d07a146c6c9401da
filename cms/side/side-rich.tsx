'use client';
import { Form, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { sameWords } from './same-words';

type Props = { path: string; value: unknown; write: (next: unknown) => void };

/**
 * Rich text of the other language: the field's own editor a second time, in a small form of its own whose value is what is written.
 * An editor that nobody touched writes nothing: it may say the same words in another shape.
 */
export function SideRich({ path, value, write }: Props) {
  const editor = useFormFields(([fields]) => fields[path]?.customComponents?.Field) as ReactNode;
  const [start] = useState<FormState>({ [path]: { value: value ?? undefined, initialValue: value ?? undefined, valid: true, passesCondition: true } });
  const touched = useRef(false);
  const touch = () => void (touched.current = true);
  return (
    <div className="zb-side-rich" onFocusCapture={touch} onPointerDownCapture={touch}>
      <Form el="div" initialState={start} disableSuccessStatus>
        {editor}
        <Hear path={path} was={value} hear={(next) => touched.current && write(next)} />
      </Form>
    </div>
  );
}

function Hear({ path, was, hear }: { path: string; was: unknown; hear: (next: unknown) => void }) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const told = useRef(was);
  useEffect(() => {
    if (value === undefined || sameWords(value, told.current)) return;
    told.current = value;
    hear(value);
  });
  return null;
}
