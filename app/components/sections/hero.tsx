import { Fragment } from 'react';
import { isColourCode } from '#domain/catalog/colours';
import type { SectionOf } from '#domain/content/sections';
import { useSay } from '../../words';
import { buttonClass } from '../button-class';
import { Device } from '../devices/device';
import { PulseLine } from '../pulse-line';
import { leadsTo, PageLink } from './page-link';

/** The page's opening: what we do, one filled button, a device, and the pulse line. */
export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const say = useSay();
  const [first, second] = section.items;
  return (
    <section className="hero">
      <PulseLine shape="hero" />
      <PulseLine shape="phone" />
      <div className="wrap">
        <div className="stack gap-5">
          {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
          <h1>
            {section.title.split('\n').map((line, at) => (
              <Fragment key={at}>
                {at > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </h1>
          <p className="lead">{section.text}</p>
          <div className="row btns">
            {section.primaryLabel && leadsTo(section.primaryPage) && (
              <PageLink page={section.primaryPage} className={buttonClass({})}>
                {section.primaryLabel}
              </PageLink>
            )}
            {section.secondaryLabel && leadsTo(section.secondaryPage) && (
              <PageLink page={section.secondaryPage} className={buttonClass({ kind: 'outline' })}>
                {section.secondaryLabel}
              </PageLink>
            )}
          </div>
        </div>
        <div className="plate">
          <div className="disc" />
          <Device name={section.drawing} colour={isColourCode(section.colour) ? section.colour : 'green'} label={say(`shell.device.${section.drawing}`)} />
          {first && <Note kind="a" label={first.label} />}
          {second && <Note kind="b" label={second.label} />}
        </div>
      </div>
    </section>
  );
}

function Note({ kind, label }: { kind: 'a' | 'b'; label: string }) {
  return (
    <p className={`note ${kind}`}>
      <span>{label}</span>
    </p>
  );
}
