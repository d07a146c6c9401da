import type { KeptTrace } from '../orders/proof';
import type { InvoiceAddressee } from './party';

type Both = { fa: string; en: string };

export type InvoiceLine = {
  name: Both;
  sku: string;
  colour: string | null;
  engraving: string[];
  quantity: number;
  unitToman: number;
  engravingToman: number;
  grossToman: number;
  discountToman: number;
  totalToman: number;
};

/** What stands on an invoice, as it was at the moment of issue: seller, addressee, goods, every toman and where it comes from. [ORD-2, ORD-10] */
export type InvoiceContent = {
  number: string;
  /** ISO moments. */
  issuedAt: string;
  orderCode: string;
  placedAt: string;
  seller: { name: Both; address: Both; phone: string; legalId: string | null; economicCode: string | null };
  to: InvoiceAddressee & { phone: string };
  /** Where it goes; what goes nowhere has none. */
  address: { province: string; city: string; fullAddress: string; plate: string | null; unit: string | null; postalCode: string } | null;
  receiver: { name: string; phone: string } | null;
  lines: InvoiceLine[];
  goodsToman: number;
  discountToman: number;
  deliveryToman: number;
  totalToman: number;
  /** The tax that the total includes, at the rate of that day; invoices from before it was shown have none. */
  vat?: { percent: number; toman: number };
  paid: { walletToman: number; gatewayToman: number };
  proof: KeptTrace[];
};
