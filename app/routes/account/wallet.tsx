import { useLoaderData } from '@remix-run/react';
import { asSent, carried, fieldsSchema, onceField } from '#domain/fields';
import { ok } from '#domain/result';
import { topUpAmount } from '#domain/wallet/top-up';
import { formatMoney } from '#locales/format';
import { walletPage } from '#services/wallet/page';
import { lookForAll } from '#services/payments/look';
import { startTopUp } from '#services/top-ups/start';
import { Notice } from '../../components/notice';
import { Pagination } from '../../components/pagination';
import { Price } from '../../components/price';
import { actions, doing, page } from '../../door.server';
import { localPath } from '../../local-path';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { MoneyTaken } from '../shop/payment-failed';
import { AccountFrame } from './account-frame';
import { PendingTopUps } from './pending-top-ups';
import { TopUpForm } from './top-up-form';
import { WalletHistory } from './wallet-history';

export const handle = { page: 'wallet', hydrate: true };

/** The wallet's balance, its history, and a form to add credit; `add` and `to` come from a page that lacked some. [WAL-1, WAL-2, WAL-3] */
export const loader = page(async (ctx, at) => {
  const query = at.url.searchParams;
  const before = query.get('before');
  const asked = topUpAmount.read(query.get('add') ?? '');
  // Asked first: what arrives by it stands in the balance already.
  const pending = await lookForAll(ctx, 'top-up');
  return {
    pending,
    failed: query.get('back') === 'not-credited' && pending.length === 0,
    ...(await walletPage(ctx, before === null ? null : Number(before))),
    later: before !== null,
    // What is on its way is not asked for once more.
    asked: asked.ok && query.get('back') !== 'crediting' ? asked.value : null,
    to: localPath(query.get('to')),
  };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema({ amount: topUpAmount, once: onceField, provider: asSent(40), to: carried((typed) => ok(localPath(typed))) }),
    run: (ctx, { amount, once, provider, to }) =>
      startTopUp(ctx, {
        key: once,
        amountToman: amount,
        provider,
        returnTo: to,
        callbackUrl: ctx.rt.settings.publicUrl + href(ctx.lang, 'paymentReturn'),
      }),
    then: ({ payUrl }) => payUrl,
  }),
});

export const meta = privateMeta('wallet.title', 'wallet.description');

export default function Wallet() {
  const { wallet, history, providers, once, later, pending, failed, asked, to } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  return (
    <AccountFrame page="wallet" title={say('wallet.title')}>
      {failed && (
        <Notice tone="bad">
          <p>
            <b>{say('common.errors.wallet-credit')}</b> {say('wallet.top-up.failed')}
          </p>
          <MoneyTaken />
        </Notice>
      )}
      <PendingTopUps pending={pending} />
      <div className="two even">
        <section className="card lift stack">
          <h2>{say('wallet.balance')}</h2>
          <p className="big">
            <Credit toman={wallet.balanceToman} />
          </p>
          {wallet.heldToman > 0 && (
            <>
              <p className="small soft">{say('wallet.held', { heldToman: wallet.heldToman })}</p>
              <p>
                {say('wallet.available')}: {formatMoney(lang, wallet.availableToman)}
              </p>
            </>
          )}
        </section>
        <TopUpForm providers={providers} once={once} asked={asked} to={to} answer={answer} />
      </div>
      <WalletHistory history={history} />
      <Pagination page="wallet" label={say('wallet.history.more')} first={later ? {} : undefined} next={history.next ? { before: history.next } : undefined} />
    </AccountFrame>
  );
}

/** An amount of credit; zero is “nothing”, not «free» as a price would say. */
function Credit({ toman }: { toman: number }) {
  const say = useSay();
  return toman === 0 ? <>{say('wallet.line-empty')}</> : <Price toman={toman} big />;
}
