import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { InvoiceContent } from '#domain/invoices/content';
import { toman, type Toman } from '#domain/money';
import { includedVat, VAT_PERCENT } from '#domain/orders/vat';
import type { InvoiceAddressee } from '#domain/invoices/party';
import { say } from '#locales/say';
import { proofOf } from '../orders/price-proof';
import type { OrderRow } from '../orders/row';
import type { Tx } from '../runtime';
import { order_rules, site, site_locales, users } from '../store/schema.generated';
import { orderLines } from '../store/tables';

type Asked = { order: OrderRow; to: InvoiceAddressee; number: string; issuedAt: Date; paid: InvoiceContent['paid'] };

/** Everything that will stand on an invoice, as it is at this moment. [ORD-2, ORD-10] */
export async function contentOf(tx: Tx, { order, to, number, issuedAt, paid }: Asked): Promise<InvoiceContent> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position));
  const proof = await proofOf(tx, order);
  const seller = await sellerNow(tx);
  const [buyer] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, order.user));
  return {
    number,
    issuedAt: issuedAt.toISOString(),
    orderCode: order.code,
    placedAt: new Date(order.placedAt ?? order.createdAt).toISOString(),
    seller,
    to: { ...to, phone: buyer?.phone ?? order.receiverPhone },
    address: { province: order.province, city: order.city, fullAddress: order.fullAddress, plate: order.plate, unit: order.unit, postalCode: order.postalCode },
    receiver: { name: order.receiverName, phone: order.receiverPhone },
    lines: lines.map((line) => ({
      name: { fa: line.nameFa, en: line.nameEn },
      sku: line.sku,
      colour: line.colour,
      engraving: line.engraving,
      quantity: line.quantity,
      unitToman: line.unitToman,
      engravingToman: line.engravingToman,
      grossToman: (line.unitToman + line.engravingToman) * line.quantity,
      discountToman: line.discountToman,
      totalToman: line.totalToman,
    })),
    goodsToman: order.goodsToman,
    discountToman: order.discountToman,
    deliveryToman: order.deliveryToman,
    totalToman: order.totalToman,
    vat: await vatOf(tx, toman(order.totalToman)),
    paid,
    proof: proof.map(({ rule, line, amountToman, facts }) => ({ rule, line, amountToman, facts })),
  };
}

/** The tax within the total, by the rate that staff have set. */
export async function vatOf(tx: Tx, total: Toman): Promise<NonNullable<InvoiceContent['vat']>> {
  const [rules] = await tx.select({ percent: order_rules.vatPercent }).from(order_rules).limit(1);
  const percent = Number(rules?.percent ?? VAT_PERCENT);
  return { percent, toman: includedVat(total, percent) };
}

/** The seller in both languages, as staff keep them on the site's own page. */
async function sellerNow(tx: Tx): Promise<InvoiceContent['seller']> {
  const rows = await tx
    .select({
      lang: site_locales._locale,
      phone: site.phone,
      legalId: site.sellerLegalId,
      economicCode: site.sellerEconomicCode,
      name: site_locales.sellerName,
      address: site_locales.address,
    })
    .from(site)
    .innerJoin(site_locales, eq(site_locales._parentID, site.id));
  const of = (lang: 'fa' | 'en') => rows.find((row) => row.lang === lang);
  const any = rows[0];
  return {
    name: { fa: of('fa')?.name || say('fa', 'invoices.seller.name'), en: of('en')?.name || say('en', 'invoices.seller.name') },
    address: { fa: of('fa')?.address ?? '', en: of('en')?.address ?? '' },
    phone: any?.phone ?? '',
    legalId: any?.legalId || null,
    economicCode: any?.economicCode || null,
  };
}
