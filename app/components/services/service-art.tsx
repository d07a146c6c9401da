import type { ServiceCode } from '#domain/service-requests/types/all';
import type { Stage } from '../devices/stage-for';
import sprite from './services.svg?url';

const stages: Readonly<Record<ServiceCode, Stage>> = {
  nurse: 'mist',
  'home-ecg': 'glaze',
  nursing: 'mist',
  'home-care': 'sand',
  'doctor-visit': 'sand',
  lab: 'rose',
  imaging: 'mist',
  physiotherapy: 'glaze',
  massage: 'rose',
  beauty: 'glaze',
  rental: 'glaze',
  'medical-products': 'rose',
  medicine: 'sand',
  ambulance: 'mist',
};

/** What a service brings, drawn on its stage or bare; decoration. */
export function ServiceArt({ code, bare }: { code: ServiceCode; bare?: true }) {
  const art = (
    <svg viewBox="0 0 320 220" aria-hidden="true">
      <use href={`${sprite}#${code}`} width="320" height="220" />
    </svg>
  );
  return bare ? art : <div className={`stage ${stages[code]}`}>{art}</div>;
}
