'use client';
import Link from 'next/link';
import { useState, type KeyboardEvent } from 'react';
import { readSerials, spreadSerials, type UnitToSend } from '#domain/orders/dispatch';
import { sayRefusal } from '#locales/refusal';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { wrongAt, type Refused } from '../actions/press';
import { AskForRead } from './ask-serials';
import { EngravedWords } from './engraved';

export type CourierChoice = { courier: string; name: string; says: string; keeps: boolean };
export type SerialField = {
  key: string;
  unit: UnitToSend;
  name: string;
  piece: string | null;
  inPackage: string | null;
  /** The words on it, as they are made. */ engraving?: readonly string[];
  /** What was recorded. */ serial?: string;
};
type Asked = { lang: Lang; refused: Refused | null };

/** The props of a parcel's field: its label and its error. */
const fieldOf = (name: string, wrong: string | null) => ({
  id: `zb-${name}`,
  name,
  dir: 'ltr' as const,
  required: true,
  autoComplete: 'off',
  'aria-invalid': wrong ? true : undefined,
  'aria-describedby': wrong ? `zb-${name}-error` : undefined,
});

/** The couriers that go there, each with the day on which it comes. [ORD-11] */
export function CourierFields({
  lang,
  refused,
  couriers,
  chosen,
  first,
}: Asked & { couriers: readonly CourierChoice[]; chosen?: string | null; first: string }) {
  const [courier, setCourier] = useState(first);
  return (
    <fieldset>
      <legend>{say(lang, 'admin.dispatch.courier')}</legend>
      {chosen ? <p className="zb-waits">{chosen}</p> : null}
      <div className="zb-choices">
        {couriers.map((one) => (
          <label key={one.courier}>
            <input type="radio" name="courier" value={one.courier} required checked={courier === one.courier} onChange={() => setCourier(one.courier)} />
            <strong>{one.name}</strong>
            <span className={one.keeps ? 'zb-help' : 'zb-late'}>{one.says}</span>
          </label>
        ))}
      </div>
      <Wrong name="courier" text={wrongAt(refused, 'courier')} />
    </fieldset>
  );
}

/** The number by which the parcel is followed. [ORD-11] */
export function TrackingField({ lang, refused, first }: Asked & { first?: string }) {
  const wrong = wrongAt(refused, 'tracking');
  return (
    <>
      <label htmlFor="zb-tracking">{say(lang, 'admin.dispatch.tracking')}</label>
      <input {...fieldOf('tracking', wrong)} maxLength={40} defaultValue={first} />
      <Wrong name="tracking" text={wrong} />
      <p className="zb-help">{say(lang, 'admin.dispatch.tracking-help')}</p>
    </>
  );
}

/** The serial of the device that took another's place. [WAR-5] */
export function NewSerialField({ lang, refused, first }: Asked & { first: string }) {
  const wrong = wrongAt(refused, 'newSerial');
  return (
    <>
      <label htmlFor="zb-newSerial">{say(lang, 'warranty.staff.new-serial')}</label>
      <input {...fieldOf('newSerial', wrong)} maxLength={20} defaultValue={first} />
      <Wrong name="newSerial" text={wrong} />
    </>
  );
}

/** One serial for each device, and where there are many a field for all of them at once; what is wrong with one by itself is said as soon as it is left, all else when the form is sent. [WAR-3, ADM-4] */
export function SerialFields({
  lang,
  refused,
  serials,
  mayAdd,
  paste = false,
  waiting,
}: Asked & {
  serials: readonly SerialField[];
  mayAdd: boolean;
  paste?: boolean;
  /** The order that waits to leave: a colleague is asked for it. */ waiting?: number;
}) {
  const [early, setEarly] = useState<Readonly<Record<string, string>>>({});
  /** The fields that were typed anew since this refusal: it was about another number. */
  const [anew, setAnew] = useState<{ since: Refused | null; keys: readonly string[] }>({ since: null, keys: [] });
  const isAnew = (key: string) => anew.since === refused && anew.keys.includes(key);
  const typeAnew = (key: string) => {
    if (refused && !isAnew(key)) setAnew({ since: refused, keys: [...(anew.since === refused ? anew.keys : []), key] });
  };
  /** A barcode scanner ends each number with Enter: on to the next empty field, and only from the last one on. */
  const onward = (event: KeyboardEvent<HTMLInputElement>) => {
    const all = event.currentTarget.form?.querySelectorAll<HTMLInputElement>('input[data-serial]') ?? [];
    const next = [...all].find((one) => one.value.trim() === '');
    if (event.key !== 'Enter' || !next) return;
    event.preventDefault();
    next.focus();
  };
  const look = (form: HTMLFormElement | null) => {
    if (!form) return;
    const typed = Object.fromEntries(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [])),
    );
    const read = readSerials(
      typed,
      serials.map((one) => one.unit),
    );
    setEarly(Object.fromEntries(read.flatMap((one, at) => (one.ok || !typed[serials[at]?.key ?? ''] ? [] : [[serials[at]?.key, sayRefusal(lang, one)]]))));
  };
  /** Distributes pasted serials over the empty rows; what does not fit stays in the area. */
  const spread = (area: HTMLTextAreaElement) => {
    const rows = [...(area.form?.querySelectorAll<HTMLInputElement>('input[data-serial]') ?? [])];
    const before = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    const { typed, left } = spreadSerials(
      before,
      rows.map(({ name }) => name),
      area.value,
    );
    for (const row of rows) row.value = typed[row.name] ?? '';
    area.value = left.join('\n');
    look(area.form);
  };
  const unknown = refused?.all.find(({ code }) => code === 'orders.dispatch.serials-unknown');
  const unknownFields = String(unknown?.facts?.['fields'] ?? '').split(' ');
  const unknownUnits = serials.filter(({ key }) => unknownFields.includes(key));
  const wrongAll = wrongAt(refused, 'serials');
  return (
    <fieldset>
      <legend>{say(lang, serials.length > 0 ? 'admin.dispatch.serials' : 'admin.dispatch.no-serials')}</legend>
      {paste && serials.length > 1 ? (
        <>
          <label htmlFor="zb-serials">{say(lang, 'admin.dispatch.paste')}</label>
          <textarea
            id="zb-serials"
            name="serials"
            dir="ltr"
            rows={2}
            aria-invalid={wrongAll ? true : undefined}
            aria-describedby="zb-serials-help zb-serials-error"
            onPaste={({ currentTarget }) => setTimeout(() => spread(currentTarget))}
            onBlur={({ currentTarget }) => spread(currentTarget)}
          />
          <p id="zb-serials-help" className="zb-help">
            {say(lang, 'admin.dispatch.paste-help')}
          </p>
        </>
      ) : null}
      {wrongAll ? (
        <>
          <p>
            <Wrong name="serials" text={wrongAll} />{' '}
            {unknownUnits
              .filter(({ unit }, at) => mayAdd && unknownUnits.findIndex((one) => one.unit.variantId === unit.variantId) === at)
              .map(({ unit, name }) => (
                <Record key={unit.variantId} lang={lang} name={name} variantId={unit.variantId} />
              ))}
          </p>
          {mayAdd || unknownUnits.length === 0 ? null : <AskColleague key={wrongAll} {...{ lang, waiting }} fields={unknownFields} />}
        </>
      ) : null}
      {serials.map((one) => {
        const wrong = early[one.key] ?? (isAnew(one.key) ? null : wrongAt(refused, one.key));
        const lacks = !isAnew(one.key) && refused?.all.some(({ field, code }) => field === one.key && code === 'orders.dispatch.serial-unknown');
        return (
          <div key={one.key} className="zb-serial">
            <label htmlFor={`zb-${one.key}`}>
              <strong>{one.name}</strong>{' '}
              <span className="zb-help">
                {one.piece} {one.inPackage ? say(lang, 'admin.dispatch.in-package', { name: one.inPackage }) : null}
              </span>{' '}
              {one.engraving ? <EngravedWords lang={lang} texts={one.engraving} /> : null}
            </label>
            <input
              {...fieldOf(one.key, wrong)}
              {...(unknownFields.includes(one.key) ? { 'aria-invalid': true, 'aria-describedby': 'zb-serials-error' } : {})}
              data-serial=""
              maxLength={20}
              defaultValue={one.serial}
              onKeyDown={onward}
              onInput={() => typeAnew(one.key)}
              onBlur={(event) => look(event.currentTarget.form)}
            />
            <p>
              <Wrong name={one.key} text={wrong} /> {lacks && mayAdd ? <Record lang={lang} variantId={one.unit.variantId} /> : null}
            </p>
            {lacks && !mayAdd ? <AskColleague key={wrongAt(refused, one.key)} {...{ lang, waiting }} fields={[one.key]} /> : null}
          </div>
        );
      })}
    </fieldset>
  );
}

/** Where a serial is recorded, for whoever records them. */
function Record({ lang, variantId, name }: { lang: Lang; variantId: number; /** The unit's name, where there are several. */ name?: string }) {
  return (
    <Link href={`/admin/collections/variants/${variantId}#zb-serials`} target="_blank" prefetch={false}>
      {name ? say(lang, 'admin.dispatch.record-serials', { name }) : say(lang, 'admin.dispatch.record-serial')}
    </Link>
  );
}

/** For staff who do not record serials: whom to ask, and a button to ask while the order waits to leave; it is made anew for another refusal, and nothing moves while a press is under way. */
function AskColleague({ lang, waiting, fields }: { lang: Lang; waiting: number | undefined; fields: readonly string[] }) {
  const read = () => fields.map((field) => document.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value ?? '').join(' ');
  return (
    <div className="zb-help">
      {say(lang, 'admin.dispatch.ask-colleague')} {waiting === undefined ? null : <AskForRead {...{ lang, read }} orderId={waiting} />}
    </div>
  );
}

export function Wrong({ name, text }: { name: string; text: string | null }) {
  return text ? (
    <span id={`zb-${name}-error`} className="zb-late">
      {text}
    </span>
  ) : null;
}
