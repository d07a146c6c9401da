import { FormField } from '../../components/form-field';
import { faultPhotosField, ticketFields } from '#domain/warranty/fields';
import type { Passport } from '#services/warranty/passport';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useSay } from '../../words';
import { PlaceFields } from './place-fields';
import { TicketKinds } from './ticket-kinds';

type Props = { device: Pick<Passport, 'serial' | 'eligibility'>; once: string; answer: Answer | undefined };

/** The form of a ticket: its kind, what is wrong, where in Iran the device is, and up to two photos; kinds that are closed say why. [WAR-4, WAR-5, WAR-6] */
export function TicketForm({ device, once, answer }: Props) {
  const say = useSay();
  const own = (name: string) => ({ name, defaultValue: answer?.values[name] ?? '', error: errorOf(answer, name) });
  const someOpen = device.eligibility.some(({ open }) => open);
  return (
    <form id={DRAFT_FORM} method="post" noValidate encType="multipart/form-data" className="card stack">
      <FormErrors answer={answer} fields={{ ...ticketFields, photos: faultPhotosField }} />
      <input type="hidden" name="once" value={once} />
      <TicketKinds eligibility={device.eligibility} value={answer?.values['kind']} error={errorOf(answer, 'kind')} />
      {someOpen ? (
        <>
          <FormField field={ticketFields.words} {...own('words')} />
          <PlaceFields answer={answer} />
          <FormField field={faultPhotosField} name="photos" full answer={answer} error={errorOf(answer, 'photos')} />
          <Button busyLabel={say('warranty.ticket-new.going')}>{say('warranty.ticket-new.go')}</Button>
        </>
      ) : (
        <>
          <Notice tone="warn">{say('warranty.ticket-new.none')}</Notice>
          <ButtonLink kind="outline" page="device" params={{ serial: device.serial }}>
            {say('common.back')}
          </ButtonLink>
        </>
      )}
    </form>
  );
}
