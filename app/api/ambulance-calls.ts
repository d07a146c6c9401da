import { z } from 'zod';
import { ok, refuse, together, type Refusal } from '#domain/result';
import { AMBULANCE_CALL_MINUTES } from '#domain/service-requests/clocks';
import { EMERGENCY_NUMBER } from '#domain/service-requests/promises';
import { readService } from '#domain/service-requests/read-service';
import { fieldsOf, serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import type { ServiceType } from '#domain/service-requests/service-type';
import { shownServices } from '#services/content/service-offers';
import { newOnceKey } from '#services/once-key';
import { calledAmbulance, callAmbulance } from '#services/service-requests/ambulance';
import { followLink } from '#services/service-requests/follow';
import { call, type Call } from './call';
import { asForm } from './read-fields';
import { serviceFormData, serviceFormSchema } from './service-data';
import { serviceSchema } from './service-schema';

const CODE = 'ambulance' satisfies ServiceCode;
const row = serviceOf(CODE) as ServiceType & { readonly code: typeof CODE };
const off = refuse('services.type.unknown', undefined, { status: 404 });
const emergency = z.literal(EMERGENCY_NUMBER).meta({ description: 'What cannot wait calls this number first' });

const form = call({
  name: 'ambulanceForm',
  method: 'GET',
  at: ['/api/v1/ambulance'],
  about: `A private ambulance: its rules and its form. What cannot wait calls ${EMERGENCY_NUMBER}.`,
  access: 'public',
  data: serviceFormSchema.extend({ emergency }).meta({ id: 'AmbulanceForm' }),
  refused: [404],
  run: async (ctx) => {
    const shown = (await shownServices(ctx)).find(({ code }) => code === CODE);
    return shown ? ok({ data: { ...serviceFormData(ctx.lang, row, shown), emergency: EMERGENCY_NUMBER } }) : off;
  },
});

const send = call({
  name: 'callAmbulance',
  method: 'POST',
  at: ['/api/v1/ambulance'],
  about: `Calls a private ambulance, for anybody: we call within ${AMBULANCE_CALL_MINUTES} minutes. What cannot wait calls ${EMERGENCY_NUMBER}. With an access token it is the account’s. Send an Idempotency-Key to be able to repeat it.`,
  access: 'either',
  body: { type: 'application/json', fields: {}, schema: serviceSchema(row), read: (sent) => ok(sent as Record<never, never>) },
  data: z
    .strictObject({
      emergency,
      follow: z.url().meta({ description: 'Where it is followed; whoever has this address sees how the request stands' }),
      callMinutes: z.int().meta({ description: 'Within so many minutes we call' }),
    })
    .meta({ id: 'AmbulanceCalled' }),
  refused: [404, 409, 422, 429, 503],
  run: async (ctx, { body }, once) => {
    const found = await calledAmbulance(ctx);
    if (!found) return off;
    const plain = asForm(fieldsOf(found.type), body as Readonly<Record<string, unknown>>);
    const read = plain.ok ? readService(found.type, plain.value, new Set()) : plain;
    if (!read.ok) return together(...read.refusals) as Refusal;
    const called = await callAmbulance(ctx, { once: once?.key ?? newOnceKey(), values: read.value });
    if (!called.ok) return called;
    const data = { emergency: EMERGENCY_NUMBER, follow: followLink(ctx, ctx.lang, called.value.token), callMinutes: AMBULANCE_CALL_MINUTES };
    return ok({ data, message: 'services.rules.emergency-first' });
  },
});

/** The ambulance as clients call it: the emergency number stands in each answer, and in the sentence of each refusal that says to wait. [AMB-1, API-3: ambulance] */
export const ambulanceCalls: readonly Call[] = [form, send];
