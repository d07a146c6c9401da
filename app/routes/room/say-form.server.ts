import { clientIdField, messageFields } from '#domain/consultations/room';
import { fieldsSchema } from '#domain/fields';
import type { Result } from '#domain/result';
import type { Ctx } from '#services/context';
import type { Said } from '#services/rooms/said';
import type { Saying } from '#services/rooms/say';
import { doing, type Handler } from '../../door.server';
import { href, type PageName } from '../../routes';
import { uploadsOf } from '../warranty/uploads';

/** What saying something in a room does, for the page of either side; it leads to the room's newest message. [CONS-7] */
export const sayForm =
  (page: Extract<PageName, 'room' | 'doctorRoom'>, say: (ctx: Ctx, ref: string, saying: Saying) => Promise<Result<Said>>): Handler =>
  (ctx, form, at, intent) =>
    doing({
      fields: () => fieldsSchema({ client: clientIdField, ...messageFields }),
      run: (ctx_, { client, words, sure }) => {
        const [voice = null] = uploadsOf(form, 'voice');
        return say(ctx_, at.params['room'] ?? '', { clientId: client, words, sure, images: uploadsOf(form, 'images'), voice });
      },
      then: () => `${href(ctx.lang, page, { room: at.params['room'] ?? '' })}#newest`,
    })(ctx, form, at, intent);
