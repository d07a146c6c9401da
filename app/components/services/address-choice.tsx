import type { ReactNode } from 'react';
import { localDigits } from '#locales/format';
import { placeNames } from '#domain/addresses/iran';
import { errorOf, type Answer } from '../../answer';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { askNames } from './ask-names';

/** An address of the account's own book; we come to those in Tehran. */
export type OwnAddress = { id: number; province: string; city: string; fullAddress: string; plate: string | null; unit: string | null; inTehran: boolean };
type Props = { addresses: readonly OwnAddress[]; answer: Answer | undefined; /** Whether another address is written. */ written: boolean; children: ReactNode };

/** The account's addresses as radios that stand for the fields of another, which are in sight while that is chosen. [INP-1: Tehran, INP-2: address] */
export function AddressChoice({ addresses, answer, written, children }: Props) {
  const lang = useLang();
  const say = useSay();
  const first = addresses.find(({ inTehran }) => inTehran);
  const chosen = written ? askNames.TO_NEW : (answer?.values[askNames.ADDRESS] ?? String(first?.id ?? askNames.TO_NEW));
  const error = errorOf(answer, askNames.ADDRESS);
  const radio = (value: string, id?: string) => ({
    type: 'radio' as const,
    className: 'box',
    id,
    name: askNames.ADDRESS,
    value,
    defaultChecked: value === chosen,
  });
  return (
    <fieldset className="cases" aria-describedby={error && 'address-error'}>
      <legend className="sr">{say('services.new.address')}</legend>
      {addresses.map(({ id, province, city, fullAddress, plate, unit, inTehran }) => (
        <label className="optc" key={id}>
          <input {...radio(String(id), id === first?.id ? askNames.ADDRESS : undefined)} disabled={!inTehran} />
          <span>
            <b>{placeNames(lang, province, city).city}</b>
            <bdi className="small soft block">
              {localDigits(
                lang,
                [fullAddress, plate && say('accounts.addresses.plate-line', { plate }), unit && say('accounts.addresses.unit-line', { unit })]
                  .filter(Boolean)
                  .join(say('services.page.comma')),
              )}
            </bdi>
            {!inTehran && (
              <span className="small block">
                {say('services.new.not-there')}{' '}
                <Link page="centres" query={{ city }}>
                  {say('services.new.centres-there', { city: placeNames(lang, province, city).city })}
                </Link>
              </span>
            )}
          </span>
        </label>
      ))}
      <div className="case">
        <label className="optc">
          <input {...radio(askNames.TO_NEW, first ? undefined : askNames.ADDRESS)} />
          <b>{say('services.new.other-address')}</b>
        </label>
        <fieldset data-case={askNames.TO_NEW} className="form">
          <legend>{say('services.new.other-address')}</legend>
          {children}
        </fieldset>
      </div>
      {error && (
        <p className="err" id="address-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
