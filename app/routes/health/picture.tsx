import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatMoment } from '#locales/format';
import { familyPicture, type FileFlow, type Reader } from '#services/health/family-picture';
import { Avatar } from '../../components/avatar';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { useLang, useSay } from '../../words';
import { AppFrame } from './app-frame';
import { readerName, usePicture } from './picture-graph';
import { ofFile } from './whose';
import styles from '../../styles/health.css?url';
import pictureStyles from '../../styles/family-picture.css?url';

export const handle = { page: 'appPicture', hydrate: true };
export const links: LinksFunction = () => [styles, pictureStyles].map((sheet) => ({ rel: 'stylesheet', href: sheet }));

/** What flows in the family: devices write, files keep, people see; as a list, and as a picture for whoever asks for it. [FAM-5] */
export const loader = page((ctx) => familyPicture(ctx).then((found) => (found.ok ? { flows: found.value } : found)));

export const meta = privateMeta('health.picture.title', 'health.family.description');

const flowKinds = ['whole', 'part', 'waits', 'measures'] as const;

export default function Picture() {
  const { flows } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const picture = usePicture(flows);
  const mine = flows.find(({ member }) => member.isMine)?.member;
  const name = mine?.firstName || mine?.lastName || '—';
  return (
    <AppFrame page="appPicture" whose={{ of: undefined, name, isMine: true }} title={say('health.picture.title')}>
      <p className="soft">{say('health.picture.text')}</p>
      <family-picture
        class="picture"
        data-lang={lang}
        data-graph={JSON.stringify(picture)}
        data-label={say('health.picture.label')}
        data-help={say('health.picture.help')}
        data-showing={say('health.picture.showing')}
        data-ready={say('health.picture.help')}
        data-touch={say('health.picture.touch')}
        data-failed={say('health.picture.failed')}
      >
        <Button type="button" kind="soft" hidden data-show="">
          {say('health.picture.show')}
        </Button>
        <div data-picture="" />
        <p className="small soft" role="status" data-said="" />
        <ul className="legend small soft" hidden data-legend="">
          {flowKinds.map((flow) => (
            <li key={flow}>
              <svg viewBox="0 0 22 14" aria-hidden="true">
                <path d="M0 7h22" className={`flow ${flow}`} />
              </svg>
              {say(`health.picture.flows.${flow}`)}
            </li>
          ))}
        </ul>
      </family-picture>
      <section className="card stack gap-3">
        <h2 className="text-h3">{say('health.picture.list')}</h2>
        <ul className="members">
          {flows.map((flow) => (
            <FlowRow key={flow.member.ref} flow={flow} />
          ))}
        </ul>
      </section>
    </AppFrame>
  );
}

/** One file: who sees it and as far as what, and what writes into it. */
function FlowRow({ flow: { member, devices, readers } }: { flow: FileFlow }) {
  const say = useSay();
  const name = member.isMine ? say('health.devices.me') : [member.firstName, member.lastName].filter(Boolean).join(' ') || '—';
  return (
    <li className="row between member">
      <Avatar name={name} ground={member.isMine ? 'glaze' : 'sand'} />
      <div>
        <p>
          <b>{name}</b>
        </p>
        {readers.length === 0 ? (
          <p className="small soft">{say('health.picture.nobody')}</p>
        ) : (
          <ul className="small soft">
            {readers.map((reader, at) => (
              <ReaderLine key={`${at} ${reader.name}`} reader={reader} />
            ))}
          </ul>
        )}
        <p className="small soft">
          {devices.length === 0
            ? say('health.picture.no-device')
            : say('health.picture.writes', { devices: devices.map((device) => device.name).join(say('health.picture.and')) })}
        </p>
      </div>
      <ButtonLink kind="soft" small page="app" query={ofFile(member.isMine ? null : member.ref)} aria-label={say('health.family.open-of', { name })}>
        {say('health.family.open')}
      </ButtonLink>
    </li>
  );
}

function ReaderLine({ reader }: { reader: Reader }) {
  const lang = useLang();
  const say = useSay();
  const { relation, flow, until } = reader;
  const said = readerName(reader, lang, say);
  const how = say(`health.picture.flows.${flow}`);
  return (
    <li>
      {until === null
        ? say('health.picture.reader', { name: said, relation: say(`health.picture.by.${relation}`), how })
        : say('health.picture.reader-until', { name: said, relation: say(`health.picture.by.${relation}`), how, at: formatMoment(lang, until) })}
    </li>
  );
}
