import { z } from 'zod';
import { ENGRAVING_LINES } from '#domain/catalog/engraving';
import { field, fieldsSchema, type Field } from '#domain/fields';
import { groupFields } from '#domain/groups/fields';
import { ok, refuse } from '#domain/result';

/** The device that a group is opened for. [GRP-1] */
export const unitField: Field<number> = field({ kind: 'choice', of: [], label: 'groups.sale.product' }, (typed) =>
  /^[1-9]\d{0,8}$/.test(typed) ? ok(Number(typed)) : refuse('groups.product.missing'),
);

/** Opens a group: the device, full name and mobile number. [GRP-1, PAGE-8] */
export const openFields = () => fieldsSchema({ unit: unitField, ...groupFields });
/** Joins one: full name and mobile number. [GRP-1] */
export const joinFields = () => fieldsSchema(groupFields);
export const noFields = () => fieldsSchema({});

const one = z.unknown().transform((raw) => (typeof raw === 'string' ? raw.slice(0, 400) : ''));
const id = one.transform((typed) => (/^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : 0));

/** How a member wants the unit: colour and engraving. [PROD-2] */
export const choiceFields = () =>
  z
    .object({ colour: id, engravingFeature: id, engraving1: one, engraving2: one })
    .partial()
    .transform(({ colour = 0, engravingFeature = 0, engraving1 = '', engraving2 = '' }) => ({
      featureIds: [colour, engravingFeature].filter((feature) => feature > 0),
      engraving: [engraving1, engraving2].slice(0, ENGRAVING_LINES),
    }));
