import { formatDateTime } from '#locales/format';
import type { TicketDetail } from '#services/warranty/ticket-detail';
import { Isolated } from '../../components/sections/isolated';
import { SpecTable } from '../../components/spec-table';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { ParcelLine } from '../account/parcel-line';

/** Which device, where it is, and the one that took its place. */
export function TicketAbout({ ticket }: { ticket: TicketDetail }) {
  const lang = useLang();
  const say = useSay();
  const serial = (of: string) => (
    <Link page="device" params={{ serial: of }}>
      <bdi dir="ltr">{of}</bdi>
    </Link>
  );
  return (
    <section className="card stack">
      <p className="small soft">{say('warranty.ticket.sent', { sentAt: formatDateTime(lang, ticket.sentAt) })}</p>
      <SpecTable
        caption={say('warranty.ticket.device')}
        rows={[
          [
            say('warranty.ticket.device'),
            <>
              <Isolated text={ticket.name} />
              <br />
              {serial(ticket.serial)}
            </>,
          ],
          ...(ticket.newSerial ? [[say('warranty.ticket.new-device'), serial(ticket.newSerial)] as const] : []),
          ...(ticket.parcel ? [[say('warranty.ticket.parcel'), <ParcelLine key="parcel" parcel={ticket.parcel} />] as const] : []),
          [say('warranty.ticket.place'), ticket.place],
        ]}
      />
    </section>
  );
}
