import type { Picture, PictureEdge, PictureNode } from '#domain/health/picture';
import { formatMoment, formatPhone } from '#locales/format';
import type { Lang } from '#locales/lang';
import type { FileFlow, Reader } from '#services/health/family-picture';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { ofFile } from './whose';

/** The picture of what the list says: each device, file and reader once, with what flows between them. [FAM-5] */
export function usePicture(flows: readonly FileFlow[]): Picture {
  const lang = useLang();
  const say = useSay();
  const me = say('health.devices.me');
  const nodes = new Map<string, PictureNode>();
  const edges: PictureEdge[] = [];
  for (const { member, devices, readers } of flows) {
    const id = `file ${member.ref}`;
    const name = member.isMine ? me : [member.firstName, member.lastName].filter(Boolean).join(' ') || '—';
    const of = ofFile(member.isMine ? null : member.ref);
    nodes.set(id, {
      ...{ id, column: 'keeps', title: name, href: href(lang, 'app', undefined, of), look: member.isMine ? 'mine' : 'other' },
      line: readers.length === 0 ? say('health.picture.nobody') : say('health.picture.readers', { count: readers.length }),
    });
    for (const { serial, name: title, ref, lastAt } of devices) {
      const device = `device ${serial}`;
      nodes.set(device, {
        ...{ id: device, column: 'writes', title, look: 'other', href: ref === null ? href(lang, 'appDevices') : href(lang, 'appDevice', { ref }) },
        line: lastAt === null ? say('health.devices.never') : formatMoment(lang, lastAt),
      });
      edges.push({ from: device, to: id, flow: 'measures' });
    }
    for (const reader of readers) {
      const one = readerId(reader);
      const before = nodes.get(one);
      const title = readerName(reader, lang, say);
      const sees = say('health.picture.sees', { name });
      nodes.set(one, {
        ...{ id: one, column: 'sees', title, href: reader.who === 'me' ? href(lang, 'appShared') : href(lang, 'appShares', undefined, of) },
        look: reader.who === 'me' ? 'mine' : reader.flow === 'waits' && before?.look !== 'other' ? 'waits' : 'other',
        line: before ? `${before.line}${say('health.picture.and')}${name}` : sees,
      });
      edges.push({ from: id, to: one, flow: reader.flow });
    }
  }
  return { nodes: [...nodes.values()], edges };
}

/** Whoever sees several files stands once, by the name that their owner reads. */
const readerId = ({ who, name, phone, relation }: Reader) => (who === 'me' ? 'me' : `reader ${name || (phone ?? '')} ${name || phone ? '' : relation}`);

/** How a reader is called: oneself, by name, or by the phone that a share was sent to. */
export function readerName({ who, name, phone }: Reader, lang: Lang, say: ReturnType<typeof useSay>): string {
  if (who === 'me') return say('health.devices.me');
  return name || (phone === null ? say('health.seen.nameless') : formatPhone(lang, phone));
}
