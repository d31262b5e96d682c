import type { PaymentMethod } from '@innkeeper/domain/payments/constants.ts'
import type Stripe from 'stripe'
import type { HoldRequest, Payment, ProviderState } from './port.ts'

type Session = Stripe.Checkout.Session
type SessionParams = Stripe.Checkout.SessionCreateParams

const LOCALES: Record<string, NonNullable<SessionParams['locale']>> = {
  en: 'en-GB',
  da: 'da',
  fi: 'fi',
  nl: 'nl',
  no: 'nb',
  sv: 'sv',
  et: 'et',
}
/** As long as card authorizations last where Stripe does not say. */
const HOLD_DAYS = 7

/** The body that opens a Checkout Session with Stripe's own page. */
export function newSession(request: HoldRequest): SessionParams {
  const { reference, number, amount, methods, lines, language, returnUrl, cancelUrl } = request
  const about = { metadata: { reference }, description: `#${number}` }
  const types = sessionTypes(methods)
  return {
    mode: 'payment',
    client_reference_id: reference,
    metadata: { reference },
    payment_intent_data: about,
    allowed_payment_method_types: types,
    // Held one by one: Swish cannot hold and would be refused beside a hold for all.
    payment_method_options: {
      ...(types.includes('card')
        ? {
            card: {
              capture_method: 'manual' as const,
              restrictions: { brands_blocked: blockedBrands(methods) },
            },
          }
        : {}),
      ...(types.includes('mobilepay') ? { mobilepay: { capture_method: 'manual' as const } } : {}),
    },
    line_items: lines.map(({ title, quantity, unitPrice }) => ({
      quantity,
      price_data: {
        currency: amount.currency.toLowerCase(),
        unit_amount: unitPrice,
        product_data: { name: title },
      },
    })),
    locale: LOCALES[language] ?? 'auto',
    success_url: returnUrl,
    cancel_url: cancelUrl,
  }
}

function sessionTypes(methods: readonly PaymentMethod[]) {
  const isCard = (method: PaymentMethod) => ['visa', 'mastercard', 'dankort'].includes(method)
  return [
    ...(methods.some(isCard) ? (['card'] as const) : []),
    ...(methods.includes('mobile pay') ? (['mobilepay'] as const) : []),
    ...(methods.includes('swish') ? (['swish'] as const) : []),
  ]
}

/** Dankort comes to Stripe as the Visa that is on the same card. */
function blockedBrands(methods: readonly PaymentMethod[]) {
  const takesVisa = methods.includes('visa') || methods.includes('dankort')
  return [
    'american_express' as const,
    'discover_global_network' as const,
    ...(takesVisa ? [] : (['visa'] as const)),
    ...(methods.includes('mastercard') ? [] : (['mastercard'] as const)),
  ]
}

/** A payment as Stripe tells it, of a session with its intent and charge opened up. */
export function paymentOf(session: Session): Payment {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const state = stateOf(session, intent)
  return {
    id: session.id,
    // Not the client reference: whoever opens a payment link of the account can write that into its address.
    reference: session.metadata?.reference ?? '',
    state,
    amount: { minor: session.amount_total ?? 0, currency: (session.currency ?? '').toUpperCase() },
    capturedMinor: state === 'captured' ? (intent?.amount_received ?? 0) : 0,
    refundedMinor: state === 'captured' ? (charge?.amount_refunded ?? 0) : 0,
    ...(state === 'pending' && session.url ? { pageUrl: session.url } : {}),
    ...(state === 'held' ? { holdLapsesAt: lapseOf(session, charge) } : {}),
  }
}

function stateOf(session: Session, intent: Stripe.PaymentIntent | null): ProviderState {
  if (intent?.status === 'succeeded') return 'captured'
  if (intent?.status === 'requires_capture') return 'held'
  if (intent?.status === 'canceled' || session.status === 'expired') return 'released'
  // After an open session a refusal can still be followed by a success.
  if (session.status === 'complete' && intent?.status === 'requires_payment_method') return 'declined'
  return 'pending'
}

function lapseOf(session: Session, charge: Stripe.Charge | null): Date {
  const told = charge?.payment_method_details?.card?.capture_before
  return new Date((told ?? session.created + HOLD_DAYS * 86_400) * 1000)
}
