import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import { describe, expect, test } from 'vitest'
import { drawSample } from '../draw-sample.tsx'
import { sampleProduct } from '../products/sample-product.ts'
import { CartLines } from './cart-lines.tsx'
import { EMPTY_FORM } from './checkout-form.ts'
import { GuestSection } from './guest-section.tsx'
import type { LineView } from './line-view.ts'
import { PaymentSection } from './payment-section.tsx'
import { SendPart } from './send-part.tsx'
import { Totals } from './totals.tsx'

const nothing = () => undefined
const stay = { firstName: 'Astrid', lastName: 'Lund', unit: { code: '204', type: null } } as GuestBooking

describe('who the order is for', () => {
  const draw = (known: GuestBooking | null, form = EMPTY_FORM) =>
    drawSample(
      <GuestSection
        form={form}
        stay={known}
        isStayPending={false}
        problemOf={() => null}
        onChange={nothing}
      />,
    )

  test('a known guest is named and asked for neither number nor address', () => {
    const html = draw(stay)
    expect(html).toContain('For Astrid Lund, room 204')
    expect(html).toContain('We use the e-mail and phone number the hotel has for you.')
    expect(html).not.toContain('<input')
  })

  test('a visitor is asked for everything, with the keyboards and fillings of a phone', () => {
    const html = draw(null)
    for (const name of ['reservationNumber', 'firstName', 'lastName', 'roomNumber', 'email', 'phoneNumber'])
      expect(html).toContain(`name="${name}"`)
    expect(html).toMatch(/type="email"[^>]*autoComplete="email"|autoComplete="email"[^>]*type="email"/i)
    expect(html).toMatch(/type="tel"/)
  })
})

test('the total is said to hold VAT, with every charge by its name', () => {
  const html = drawSample(
    <Totals
      sums={{ itemsTotal: 92_000, serviceCharge: 7500, transactionFee: 1000, total: 100_500, vat: 20_100 }}
    />,
  )
  for (const words of ['Items', 'Service charge', 'NOK 75', 'Transaction fee', 'incl. VAT', 'NOK 1,005'])
    expect(html).toContain(words)
  expect(html).toContain('of which VAT NOK 201')
})

test('each service says what it means, and only one with several methods asks which', () => {
  const services = [
    { service: 'Pay Now', methods: ['visa', 'swish'] },
    { service: 'Put on bill', methods: [] },
  ] as const
  const draw = (service: 'Pay Now' | 'Put on bill') =>
    drawSample(
      <PaymentSection
        form={{ ...EMPTY_FORM, service }}
        services={services.map((one) => ({ ...one, methods: [...one.methods] }))}
        problems={{ service: null, method: null }}
        onChange={nothing}
      />,
    )
  expect(draw('Pay Now')).toContain('Pay with')
  expect(draw('Put on bill')).not.toContain('Pay with')
  expect(draw('Put on bill')).toContain('You pay when you check out')
})

describe('the button', () => {
  const draw = (change: Partial<Parameters<typeof SendPart>[0]>) =>
    drawSample(
      <SendPart
        service="Put on bill"
        isSending={false}
        isForLooking={false}
        isReady
        words={null}
        hasLineProblems={false}
        termsUrl={null}
        {...change}
      />,
    )

  test('says what it does to the guest’s money', () => {
    expect(draw({})).toContain('>Order – put on bill</button>')
    expect(draw({ service: 'Pay Now' })).toContain('>Order and pay</button>')
    expect(draw({ service: 'Pay on delivery' })).toContain('>Order – pay on delivery</button>')
  })

  test('cannot be pressed again while the order is on its way', () => {
    expect(draw({ isSending: true })).toMatch(/<button[^>]*disabled[^>]*>Sending your order …/)
  })

  test('says that nothing can be ordered in a preview that is nobody’s', () => {
    expect(draw({ isForLooking: true })).toMatch(/<button[^>]*disabled[^>]*>Ordering is off in this preview</)
  })

  test('leads to the terms', () => {
    expect(draw({ termsUrl: 'https://fjellheim.example/terms' })).toContain(
      'href="https://fjellheim.example/terms"',
    )
  })
})

test('a line that somebody else bought away is marked, with what is left offered', () => {
  const line = { productId: 'bike', quantity: 3, choices: {}, extras: [], comment: '' }
  const priced = {
    productId: 'bike',
    quantity: 3,
    title: 'Bike',
    details: [] as string[],
    unitPrice: 10_000,
    total: 30_000,
  } as Quote['lines'][number]
  const draw = (view: Pick<LineView, 'priced' | 'problem'>, product: number | null, left: object) =>
    drawSample(
      <CartLines
        lines={[{ line, index: 0, ...view }]}
        cart={[line]}
        products={[sampleProduct({ id: 'bike', title: 'Bike', left: product })]}
        left={{ ...left }}
        onQuantity={nothing}
      />,
    )
  const afterRefusal = draw({ priced, problem: null }, null, { bike: 2 })
  expect(afterRefusal).toContain('Only 2 left')
  expect(afterRefusal).toContain('Take 2')
  // Seen before anything was sent.
  const problem = 'order/out-of-stock'
  expect(draw({ priced: null, problem }, 2, {})).toMatch(/Only 2 left.*Take 2/)
  expect(draw({ priced: null, problem }, 0, {})).toContain('Sold out')
  expect(draw({ priced, problem: null }, 3, {})).not.toContain('Only 3 left')
})
