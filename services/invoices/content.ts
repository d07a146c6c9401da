import { eq } from '@payloadcms/db-postgres/drizzle';
import type { InvoiceContent } from '#domain/invoices/content';
import { toman, type Toman } from '#domain/money';
import { includedVat, VAT_PERCENT } from '#domain/orders/vat';
import type { InvoiceAddressee } from '#domain/invoices/party';
import { say } from '#locales/say';
import type { Tx } from '../runtime';
import { order_rules, site, site_locales, users } from '../store/schema.generated';

/** What the kind of payable adds: the goods, their destination if any, and where each toman comes from. */
export type InvoiceOf = Pick<
  InvoiceContent,
  'orderCode' | 'placedAt' | 'address' | 'receiver' | 'lines' | 'goodsToman' | 'discountToman' | 'deliveryToman' | 'proof'
> & {
  /** Used where the account has no phone. */ phone: string;
  /** What of the total is no sale, as a deposit: there is no tax in it. */ untaxedToman?: number;
};
type Asked = { userId: number; totalToman: number; to: InvoiceAddressee; number: string; issuedAt: Date; paid: InvoiceContent['paid']; of: InvoiceOf };

/** Everything that will stand on an invoice, as it is at this moment. [ORD-2, ORD-10] */
export async function contentOf(tx: Tx, { userId, totalToman, to, number, issuedAt, paid, of }: Asked): Promise<InvoiceContent> {
  const seller = await sellerNow(tx);
  const [buyer] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  const { phone, untaxedToman = 0, ...own } = of;
  return {
    ...own,
    number,
    issuedAt: issuedAt.toISOString(),
    seller,
    to: { ...to, phone: buyer?.phone ?? phone },
    totalToman,
    vat: await vatOf(tx, toman(totalToman - untaxedToman)),
    paid,
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
