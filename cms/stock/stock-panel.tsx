import type { UIFieldServerComponent } from 'payload';
import { formatDateTime } from '#locales/dates';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import { stockView } from '#services/staff/stock-view';
import { mayNow } from '../access/staff';
import { langOf } from '../fields/lang-of';
import { causeWords } from './cause-words';
import { StockForm } from './stock-form';
import { deskCtx } from '../moves/desk-ctx';

/** A unit's stock: what is there, what is held, a form for receipts and corrections, the last movements. [PROD-1] */
export const StockPanel: UIFieldServerComponent = async ({ id, req }) => {
  const lang = langOf(req.i18n);
  const ctx = deskCtx(req);
  if (!ctx) return null;
  if (typeof id !== 'number') return <div className="zb-card zb-help">{say(lang, 'admin.stock.save-first')}</div>;
  const view = await stockView(ctx, id);
  return (
    <section className="zb-card zb-stock">
      <h2>{say(lang, 'admin.stock.title')}</h2>
      <p>
        <strong>{say(lang, 'admin.stock.now', { available: view.available })}</strong>
        {view.held > 0 ? <span className="zb-help"> {say(lang, 'admin.stock.held', { held: view.held })}</span> : null}
      </p>
      {view.withoutSerial === null ? null : (
        <p className={view.withoutSerial > 0 ? 'zb-late' : 'zb-help'}>
          {view.withoutSerial > 0 ? say(lang, 'admin.stock.without-serial', { count: view.withoutSerial }) : say(lang, 'admin.stock.with-serials')}
        </p>
      )}
      {mayNow(req, 'admin.stock.move') ? <StockForm lang={lang} variantId={id} /> : <p className="zb-help">{say(lang, 'admin.stock.by-desk')}</p>}
      <h3>{say(lang, 'admin.stock.moves')}</h3>
      {view.moves.length === 0 ? <p className="zb-help">{say(lang, 'admin.stock.none')}</p> : null}
      <ul className="zb-plain">
        {view.moves.map((move) => (
          <li key={move.id}>
            <bdi dir="ltr">{`${move.delta > 0 ? '+' : '−'}${formatNumber(lang, Math.abs(move.delta))}`}</bdi> <bdi>{causeWords(lang, move)}</bdi>
            <span className="zb-help">
              {' '}
              {formatDateTime(lang, move.at)} · {move.actorName ?? say(lang, 'admin.order.by-clock')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
