import { carried } from '../fields';
import { ok, refuse } from '../result';

/** A page of articles chosen for a reader, and of those set aside. [MAG-4] */
export const PERSONAL_PER_PAGE = 12;
/** The types of readings that may lead to articles: the numeric ones that somebody measures at home, and no papers. [MAG-4] */
export const leadingTypes = ['blood-pressure', 'blood-sugar', 'heart-rate', 'blood-oxygen', 'body-temperature'] as const;
export type LeadingType = (typeof leadingTypes)[number];
/** A type of readings leads to articles while something of it was written down within so many days. [MAG-4] */
export const MEASURED_WITHIN_DAYS = 90;

/** What a press switches to. */
export const switched = carried((typed) => (typed === '1' || typed === '0' ? ok(typed === '1') : refuse('common.form.expired')));

/** A topic as readers choose it; topics stand in a small tree. [MAG-4] */
export type Topic = {
  id: number;
  slug: string;
  title: string;
  parent: number | null;
  /** The types of readings that belong to it. */ recordTypes: LeadingType[];
};

/** Why an article stands among those for a reader: a followed topic, a type of their own readings, or that it is new. [MAG-4] */
export type PersonalReason = { why: 'follow'; name: string } | { why: 'records'; type: LeadingType } | { why: 'newest' };

/** The topics of articles for a reader, each with the reason that it gives; what lies under a topic belongs to it, and what is followed comes before what is measured. [MAG-4] */
export function reasonsByTopic(topics: readonly Topic[], { followed, measured }: { followed: ReadonlySet<number>; measured: ReadonlySet<string> }) {
  const reasons = new Map<number, PersonalReason>();
  for (const topic of topics) {
    const line = lineOf(topics, topic);
    const own = line.find(({ id }) => followed.has(id));
    const type = line.flatMap(({ recordTypes }) => recordTypes).find((one) => measured.has(one));
    if (own) reasons.set(topic.id, { why: 'follow', name: own.title });
    else if (type) reasons.set(topic.id, { why: 'records', type });
  }
  return reasons;
}

/** A topic and what it lies under, the nearest first; a circle that editors made ends where it began. */
function lineOf(topics: readonly Topic[], topic: Topic): Topic[] {
  const line: Topic[] = [];
  for (let at: Topic | undefined = topic; at && !line.includes(at);) {
    line.push(at);
    const { parent }: Topic = at;
    at = topics.find(({ id }) => id === parent);
  }
  return line;
}
