import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { openProviderServer, type ProviderAnswer, type ProviderServer } from './provider-server.ts'

type Charge = { chargeId: string; amount: number }
type Kept = {
  paymentId: string
  created: string
  terminated?: string
  order: { amount: number; currency: string; reference: string }
  checkout: { returnUrl: string; charge: boolean }
  webHooks: { eventName: string; url: string; authorization: string }[]
  reserved: number
  cancelled: number
  charges: Charge[]
  refunded: number
}

export type NexiServer = ProviderServer & {
  /** What the guest does on the hosted page. */
  pay(paymentId: string): void
  payments: Map<string, Kept>
}

/** Nexi Checkout's payment API as its documentation describes it, with the parts the product uses, in memory. */
export async function openNexiServer(secretKey: string): Promise<NexiServer> {
  const payments = new Map<string, Kept>()
  const server = await openProviderServer(answer)

  function answer(request: IncomingMessage, text: string): ProviderAnswer {
    if (request.headers.authorization !== secretKey) return { status: 401 }
    const body = text ? JSON.parse(text) : {}
    const [, version, kind, id = '', step] = (request.url ?? '').split('/')
    if (version !== 'v1') return { status: 404 }
    if (kind === 'charges') return refund(id, body)
    if (!id) return create(body)
    const payment = payments.get(id)
    if (!payment) return { status: 404 }
    if (request.method === 'GET') return { status: 200, body: shown(payment) }
    if (step === 'charges') return charge(payment, body)
    if (step === 'cancels') return cancel(payment, body)
    return step === 'terminate' ? terminate(payment) : { status: 404 }
  }

  function create({ order, checkout, notifications }: NewPayment): ProviderAnswer {
    const gross = order.items.reduce((sum, item) => sum + item.grossTotalAmount, 0)
    const isWhole = order.items.every(
      (item) => item.netTotalAmount + item.taxAmount === item.grossTotalAmount,
    )
    if (gross !== order.amount || !isWhole || checkout.integrationType !== 'HostedPaymentPage')
      return { status: 400, body: { errors: { 'order.amount': ['The amounts do not add up'] } } }
    const paymentId = randomUUID().replaceAll('-', '')
    const webHooks = notifications?.webHooks ?? []
    if (webHooks.some(({ url }) => !url.startsWith('https:'))) return { status: 400 }
    payments.set(paymentId, {
      paymentId,
      created: new Date(server.now()).toISOString(),
      order,
      checkout,
      webHooks,
      reserved: 0,
      cancelled: 0,
      charges: [],
      refunded: 0,
    })
    return {
      status: 201,
      body: {
        paymentId,
        hostedPaymentPageUrl: `https://test.checkout.dibspayment.eu/hostedpaymentpage/?checkoutKey=k&pid=${paymentId}`,
      },
    }
  }

  function charge(payment: Kept, { amount }: { amount: number }): ProviderAnswer {
    const charged = payment.charges.reduce((sum, each) => sum + each.amount, 0)
    if (amount + charged > payment.reserved - payment.cancelled)
      return { status: 402, body: { code: '1001' } }
    const made = { chargeId: randomUUID().replaceAll('-', ''), amount }
    payment.charges.push(made)
    tell(payment, 'payment.charge.created.v2', { chargeId: made.chargeId })
    return { status: 201, body: { chargeId: made.chargeId } }
  }

  function cancel(payment: Kept, { amount }: { amount: number }): ProviderAnswer {
    if (payment.reserved !== amount || payment.cancelled > 0 || payment.charges.length > 0)
      return { status: 400 }
    payment.cancelled = amount
    tell(payment, 'payment.cancel.created')
    return { status: 204 }
  }

  function terminate(payment: Kept): ProviderAnswer {
    if (payment.reserved > 0 || payment.charges.length > 0) return { status: 400 }
    payment.terminated = new Date(server.now()).toISOString()
    return { status: 204 }
  }

  function refund(chargeId: string, { amount }: { amount: number }): ProviderAnswer {
    const payment = [...payments.values()].find(({ charges }) =>
      charges.some((each) => each.chargeId === chargeId),
    )
    const charged = payment?.charges.find((each) => each.chargeId === chargeId)
    if (!payment || !charged) return { status: 404 }
    if (payment.refunded + amount > charged.amount) return { status: 400 }
    payment.refunded += amount
    tell(payment, 'payment.refund.completed')
    return { status: 201, body: { refundId: randomUUID().replaceAll('-', '') } }
  }

  function tell({ paymentId, webHooks }: Kept, event: string, data: object = {}): void {
    for (const { url, authorization } of webHooks.filter(({ eventName }) => eventName === event)) {
      const id = randomUUID().replaceAll('-', '')
      const body = { id, merchantId: 100017120, timestamp: new Date(server.now()).toISOString(), event }
      server.queue({
        url,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, data: { paymentId, ...data } }),
      })
    }
  }

  return {
    ...server,
    payments,
    pay(paymentId) {
      const payment = payments.get(paymentId)
      if (!payment || payment.terminated || payment.reserved > 0) throw new Error('nobody can pay that')
      payment.reserved = payment.order.amount
      tell(payment, 'payment.reservation.created.v2')
      if (payment.checkout.charge) charge(payment, payment.order)
      tell(payment, 'payment.checkout.completed')
    },
  }
}

type NewPayment = {
  order: Kept['order'] & {
    items: { grossTotalAmount: number; netTotalAmount: number; taxAmount: number }[]
  }
  checkout: Kept['checkout'] & { integrationType: string }
  notifications?: { webHooks: Kept['webHooks'] }
}

/** As `GET /v1/payments/{id}` answers; sums that are nothing are left out. */
function shown(payment: Kept): object {
  const { paymentId, created, terminated, order, reserved, cancelled, charges, refunded } = payment
  const charged = charges.reduce((sum, each) => sum + each.amount, 0)
  return {
    payment: {
      paymentId,
      created,
      ...(terminated ? { terminated } : {}),
      summary: {
        ...(reserved ? { reservedAmount: reserved } : {}),
        ...(charged ? { chargedAmount: charged } : {}),
        ...(refunded ? { refundedAmount: refunded } : {}),
        ...(cancelled ? { cancelledAmount: cancelled } : {}),
      },
      orderDetails: { amount: order.amount, currency: order.currency, reference: order.reference },
      checkout: {
        url: `https://test.checkout.dibspayment.eu/hostedpaymentpage/?checkoutKey=k&pid=${paymentId}`,
      },
      ...(charges.length > 0 ? { charges } : {}),
    },
  }
}
