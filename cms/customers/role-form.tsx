'use client';
import { useState } from 'react';
import { doctorCategories, doctorLevels, rolePapers, trades } from '#domain/accounts/account-role';
import { accountRoles, type AccountRole } from '#domain/accounts/roles';
import { hasWord, say, type WordKey } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress, wrongAt } from '../actions/press';

const empty = { number: '', trade: '', place: '', endsOn: '', level: '', category: '' };
/** Papers that are chosen from a list. */
const lists = { trade: trades, level: doctorLevels, category: doctorCategories } as const;
const words = { trade: 'roles.trades', level: 'roles.levels', category: 'roles.categories' } as const;

/** What else an account is to be, with the papers that are looked up before it is verified. [ROLE-1, DOC-4] */
export function RoleForm({ lang, userId }: { lang: Lang; userId: number }) {
  const [kind, setKind] = useState<AccountRole | ''>('');
  const [papers, setPapers] = useState(empty);
  const { busy, press, refused, outcome } = usePress(lang);
  const asked: readonly string[] = kind ? rolePapers[kind] : [];
  const write = (name: keyof typeof empty) => (event: { target: { value: string } }) => setPapers((before) => ({ ...before, [name]: event.target.value }));
  const send = async () => {
    if (!(await press(`users/${userId}`, 'role', { kind, ...papers }, () => say(lang, 'roles.staff.added')))) return;
    setKind('');
    setPapers(empty);
  };
  const wrong = (name: string) => {
    const message = wrongAt(refused, name);
    return message ? (
      <p id={`zb-role-${name}-wrong`} className="zb-late">
        {message}
      </p>
    ) : null;
  };
  const field = (name: 'number' | 'place' | 'endsOn') => {
    if (!asked.includes(name)) return null;
    const key = name === 'endsOn' ? 'roles.staff.ends-on' : `roles.staff.${name}-${kind}`;
    return (
      <div>
        <label htmlFor={`zb-role-${name}`}>{hasWord(key) ? say(lang, key) : name}</label>
        <input
          id={`zb-role-${name}`}
          maxLength={120}
          value={papers[name]}
          onChange={write(name)}
          aria-invalid={wrongAt(refused, name) ? true : undefined}
          aria-describedby={name === 'endsOn' ? 'zb-role-ends-help' : undefined}
        />
        {wrong(name)}
        {name === 'endsOn' ? (
          <p id="zb-role-ends-help" className="zb-help">
            {say(lang, 'roles.staff.ends-on-help')}
          </p>
        ) : null}
      </div>
    );
  };
  const list = (name: keyof typeof lists) =>
    asked.includes(name) ? (
      <div>
        <label htmlFor={`zb-role-${name}`}>{say(lang, `roles.staff.${name}`)}</label>
        <select id={`zb-role-${name}`} value={papers[name]} onChange={write(name)}>
          <option value="">{say(lang, 'roles.staff.choose')}</option>
          {lists[name].map((one) => (
            <option key={one} value={one}>
              {say(lang, `${words[name]}.${one}` as WordKey)}
            </option>
          ))}
        </select>
        {wrong(name)}
      </div>
    ) : null;
  return (
    <form
      className="zb-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div>
        <label htmlFor="zb-role-kind">{say(lang, 'roles.staff.kind')}</label>
        <select id="zb-role-kind" value={kind} onChange={(event) => setKind(accountRoles.find((one) => one === event.target.value) ?? '')}>
          <option value="">{say(lang, 'roles.staff.choose')}</option>
          {accountRoles.map((one) => (
            <option key={one} value={one}>
              {say(lang, `roles.kinds.${one}`)}
            </option>
          ))}
        </select>
        {wrong('kind')}
      </div>
      {list('trade')}
      {field('number')}
      {list('level')}
      {list('category')}
      {field('place')}
      {field('endsOn')}
      <button type="submit" className="zb-soft" disabled={busy}>
        {say(lang, 'roles.staff.add-go')}
      </button>
      {outcome}
    </form>
  );
}
