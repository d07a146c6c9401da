import { proofLines } from '#services/invoices/proof-lines';
import { myProof } from '#services/orders/price-proof';
import { page } from '../../door.server';

/** Where each toman of the buyer's own order comes from, for a computer: rule, item, amount in toman and what the rule looked at; they sum to the total. [N-A5] */
export const loader = page(async (ctx, at) => {
  const proof = await myProof(ctx, at.params['code'] ?? '');
  if (!proof.ok) return Response.json({ code: proof.code }, { status: proof.status ?? 404 });
  const { code, totalToman, rows } = proof.value;
  const said = proofLines(ctx.lang, rows);
  const body = {
    order: code,
    currency: 'toman',
    total: totalToman,
    sum: rows.reduce((sum, row) => sum + row.amountToman, 0),
    traces: rows.map(({ rule, line, amountToman, facts, name }, place) => ({
      rule,
      text: said[place]?.rule ?? rule,
      line: line === null ? null : line + 1,
      item: name ? name[ctx.lang] : null,
      amount: amountToman,
      facts,
    })),
  };
  return Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } });
});
