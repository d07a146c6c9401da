import { recordType } from '#domain/records/types/all';
import { formatMoment } from '#locales/format';
import type { ShownReading } from '#services/health/shown-reading';
import { DataTable, type Column } from '../../components/data-table';
import { ClassBadge } from '../../components/health/class-badge';
import { Says } from '../../components/health/says';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

/** Readings as a table; each leads to its page. */
export function ReadingTable({ readings, of, caption, typed = false }: { readings: readonly ShownReading[]; of: string; caption: string; typed?: boolean }) {
  const lang = useLang();
  const say = useSay();
  const columns: Column<ShownReading>[] = [
    {
      head: say('health.table.value'),
      cell: ({ ref, type, ...says }) => {
        const row = recordType(type);
        return (
          <Link page="appReading" params={{ of, ref }} className="reading">
            {typed && <span className="small soft block">{say(`health.types.${type as 'heart-rate'}.name`)}</span>}
            <b>{row && <Says type={row} reading={says} unit={row.chart !== 'capsule'} />}</b>
            {row && row.measures.length > 0 && row.lines && <bdi className="small soft block">{says.lines[row.lines[0]?.name ?? '']}</bdi>}
          </Link>
        );
      },
    },
    { head: say('health.table.at'), label: say('health.table.at'), cell: ({ measuredAt }) => formatMoment(lang, measuredAt) },
    { head: say('health.table.origin'), label: say('health.table.origin'), cell: ({ origin }) => say(`health.origins.${origin}`) },
    { head: say('health.table.class'), cell: ({ class: said }) => <ClassBadge of={said} /> },
  ];
  return <DataTable caption={caption} columns={columns} rows={readings} rowKey={({ ref }) => ref} />;
}
