import type { GatewaySettings, Runtime } from '../runtime';
import type { PaymentGateway, RefundGateway } from './protocol';
import { zarinpal } from './zarinpal';
import { zarinpalRefunds } from './zarinpal-refunds';

/** The gateway of this set-up's orders; the sandbox speaks the same protocol as the real one. */
export function paymentGateway(rt: Runtime): PaymentGateway {
  return zarinpal(rt.settings.payment);
}

/** The gateways by which credit can be added to the wallet, the usual one first. [WAL-2] */
export function walletProviders(rt: Runtime): GatewaySettings['provider'][] {
  return all(rt).map((one) => one.provider);
}

/** The gateway that a payment was begun with; undefined when this set-up no longer has it. */
export function gatewayOf(rt: Runtime, provider: string): PaymentGateway | null {
  const found = all(rt).find((one) => one.provider === provider);
  return found ? zarinpal(found) : null;
}

/** How money goes back to a card through the gateway that took it; none when staff have to do it by hand. [ORD-9] */
export function refundGateway(rt: Runtime, provider: string): RefundGateway | null {
  const found = all(rt).find((one) => one.provider === provider);
  const door = found?.refunds ?? (found?.provider.startsWith('sandbox') ? sandboxDoor(found) : undefined);
  return door ? zarinpalRefunds(door) : null;
}

function all(rt: Runtime): GatewaySettings[] {
  const { payment, walletPayment } = rt.settings;
  return walletPayment ? [payment, walletPayment] : [payment];
}

function sandboxDoor({ url, merchantId }: GatewaySettings) {
  return { url: `${url}/api/v4/graphql/`, token: merchantId, terminalId: merchantId };
}
