import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import type { GuestCatalogue, GuestProduct } from '@innkeeper/api/orders/products.ts'
import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import { describe, expect, test } from 'vitest'
import { drawSample } from '../draw-sample.tsx'
import { sampleProduct } from '../products/sample-product.ts'
import { CartLines } from './cart-lines.tsx'
import { ChangedSheet } from './changed-sheet.tsx'
import { EMPTY_FORM } from './checkout-form.ts'
import { FailureDialog } from './failure-dialog.tsx'
import { GuestSection } from './guest-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import type { QuoteChange } from './quote-changes.ts'
import type { Refusal } from './refusal.ts'
import { SendPart } from './send-part.tsx'
import { Totals } from './totals.tsx'
import { useRefusalWords } from './use-refusal-words.ts'

const nothing = () => undefined
const stay = { firstName: 'Astrid', lastName: 'Lund', unit: { code: '204', type: null } } as GuestBooking

describe('who the order is for', () => {
  const draw = (known: GuestBooking | null, form = EMPTY_FORM, scannedRoom: string | null = null) =>
    drawSample(
      <GuestSection
        form={form}
        stay={known}
        scannedRoom={scannedRoom}
        isRoomNeeded={false}
        problemOf={() => null}
        onChange={nothing}
      />,
    )

  test('a known guest is named and asked for neither number nor address', () => {
    const html = draw(stay)
    expect(html).toContain('For Astrid Lund, room 204')
    expect(html).toContain('We use the e-mail address and phone number the hotel has for you.')
    expect(html).not.toContain('<input')
  })

  test('a visitor is asked for everything, with the keyboards and fillings of a phone', () => {
    const html = draw(null)
    for (const name of ['reservationNumber', 'firstName', 'lastName', 'roomNumber', 'email', 'phoneNumber'])
      expect(html).toContain(`name="${name}"`)
    expect(html).toMatch(/type="email"[^>]*autoComplete="email"|autoComplete="email"[^>]*type="email"/i)
    expect(html).toMatch(/type="tel"/)
  })

  test('a visitor who scanned the code of a room reads which, and can give another', () => {
    const html = draw(null, EMPTY_FORM, '204')
    expect(html).toContain('Room 204, from the code you scanned')
    expect(html).not.toContain('name="roomNumber"')
    expect(draw(null, { ...EMPTY_FORM, givesRoom: true }, '204')).toContain('name="roomNumber"')
    expect(draw(stay, EMPTY_FORM, null)).not.toContain('the code you scanned')
  })
})

test('the total is said to hold VAT, with every charge by its name', () => {
  const html = drawSample(
    <Totals
      sums={{ itemsTotal: 92_000, serviceCharge: 7500, transactionFee: 1000, total: 100_500, vat: 20_100 }}
    />,
  )
  for (const words of ['Items', 'Service charge', 'NOK 75', 'Transaction fee', 'NOK 1,005'])
    expect(html).toContain(words)
  expect(html).toContain('of which VAT NOK 201')
})

describe('how it is paid', () => {
  const draw = (
    services: GuestCatalogue['payment'],
    service: PaymentService | null = null,
    isBrought = true,
  ) =>
    drawSample(
      <PaymentSection
        form={{ ...EMPTY_FORM, service }}
        services={services}
        isBrought={isBrought}
        room="204"
        problem={null}
        onChange={nothing}
      />,
    )

  test('every way is a card of its own, with a mark and when it is paid', () => {
    const html = draw([
      { service: 'Pay Now', methods: ['visa', 'swish'] },
      { service: 'Put on bill', methods: [] },
    ])
    expect(html.match(/type="radio"/g)).toHaveLength(3)
    for (const words of ['Visa', 'Swish', 'Put on bill', 'At check-out', '>204<'])
      expect(html).toContain(words)
  })

  test('a single way is a sentence, never a lone radio button', () => {
    const html = draw([{ service: 'Put on bill', methods: [] }], 'Put on bill')
    expect(html).not.toContain('<input')
    expect(html).toContain('You pay when you check out')
  })

  test('what nobody brings is paid at the hotel, not on delivery', () => {
    const html = draw([{ service: 'Pay on delivery', methods: [] }], 'Pay on delivery', false)
    expect(html).toContain('Pay at the hotel')
    expect(html).not.toContain('Pay on delivery')
  })
})

describe('the button', () => {
  const draw = (change: Partial<Parameters<typeof SendPart>[0]>) =>
    drawSample(
      <SendPart
        service="Put on bill"
        isBrought
        blocked={null}
        phone={null}
        isSending={false}
        isForLooking={false}
        isReady
        words={null}
        total={49_000}
        termsUrl={null}
        {...change}
      />,
    )

  test('says what it does to the guest’s money', () => {
    expect(draw({})).toContain('>Order, NOK 490 on my bill</button>')
    expect(draw({ service: 'Pay Now' })).toContain('>Order and pay NOK 490</button>')
    expect(draw({ service: 'Pay on delivery' })).toContain('>Order, pay NOK 490 on delivery</button>')
  })

  test('cannot be pressed again while the order is on its way', () => {
    expect(draw({ isSending: true })).toMatch(/<button[^>]*disabled[^>]*>Sending your order …/)
  })

  test('says that nothing can be ordered in a preview that is nobody’s', () => {
    expect(draw({ isForLooking: true })).toMatch(/<button[^>]*disabled[^>]*>Ordering is off in this preview</)
  })

  test('is disabled and says why where the cart does not fit together', () => {
    const html = draw({ blocked: 'Breakfast and Massage cannot be had at the same time.' })
    expect(html).toMatch(/<button[^>]*disabled[^>]*aria-describedby="order-blocked"/)
    expect(draw({})).not.toContain('aria-describedby')
  })

  test('has a way to call the hotel where it takes no more orders', () => {
    const html = draw({ words: 'We cannot take more orders here right now.', phone: '+47 61 00 00 00' })
    expect(html).toMatch(/<a href="tel:\+4761000000">Call reception<\/a>/)
    expect(html).toMatch(/aria-describedby="order-notice"/)
  })

  test('leads to the terms', () => {
    expect(draw({ termsUrl: 'https://fjellheim.example/terms' })).toContain(
      'href="https://fjellheim.example/terms"',
    )
  })
})

describe('a line that cannot be ordered', () => {
  const line = {
    productId: 'bike',
    quantity: 3,
    choices: {},
    extras: [],
    comment: '',
    when: null,
    dealId: null,
  }
  const draw = (problem: string | null, change: Partial<GuestProduct> = {}, next: string | null = null) =>
    drawSample(
      <CartLines
        lines={[{ line, index: 0, priced: null, problem, next }]}
        cart={[line]}
        products={[sampleProduct({ id: 'bike', title: 'Bike', ...change })]}
        onQuantity={nothing}
      />,
    )

  test('says how many are left, and they can be taken', () => {
    expect(draw('order/out-of-stock', { left: 2 })).toMatch(/Only 2 left.*Take 2.*Remove/)
  })

  test('says in one sentence that it is sold out or gone, and can be removed', () => {
    for (const [problem, words] of [
      ['order/out-of-stock', 'Sold out'],
      ['order/product-unavailable', 'No longer available'],
    ] as const) {
      const html = draw(problem, { left: 0 })
      expect(html.match(/<p/g)).toHaveLength(2)
      expect(html).toContain(words)
      expect(html).toMatch(/aria-label="Remove Bike"[^>]*>Remove</)
      expect(html).not.toContain('NOK')
    }
  })

  test('says when it can be had again, or that it is for another time of the stay', () => {
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()
    expect(draw('order/closed-hours', {}, inAWeek)).toMatch(/Next available \w+day \d+ \w+ at \d\d:\d\d/)
    expect(draw('order/out-of-stock', {}, inAWeek)).toContain('Next available')
    expect(draw('order/closed-hours')).toContain('Not available right now')
    expect(draw('order/too-late')).toContain('It is too late to order this')
    expect(draw('order/before-check-in')).toContain('Available once you have checked in')
    expect(draw('order/not-offered-now')).toContain('Not available right now')
  })

  test('keeps the name the guest saw when the product is gone', () => {
    const html = drawSample(
      <CartLines
        lines={[
          {
            line: { ...line, title: 'Fat bike' },
            index: 0,
            priced: null,
            problem: 'order/product-unavailable',
            next: null,
          },
        ]}
        cart={[line]}
        products={[]}
        onQuantity={nothing}
      />,
    )
    expect(html).toContain('Fat bike')
    expect(html).toContain('aria-label="Remove Fat bike"')
  })

  test('is an ordinary one as soon as it can be had again', () => {
    expect(draw(null)).not.toContain('Remove<')
  })
})

test('what changed is said before anything is ordered, the old struck beside the new', () => {
  const changes = quoteChangesSample()
  const html = drawSample(
    <ChangedSheet
      changes={changes}
      quote={{ lines: [{}], problems: [], total: 59_000 } as unknown as Quote}
      products={[]}
      service="Put on bill"
      isBrought
      isComplete
      onOrder={nothing}
      onBack={nothing}
    />,
  )
  expect(html.indexOf('Nothing has been ordered yet')).toBeLessThan(
    html.indexOf('This has changed since you last looked'),
  )
  expect(html).toContain('<s aria-hidden="true">NOK 390</s>')
  expect(html).toContain('<strong>NOK 590</strong>')
  expect(html).toContain('>Order, NOK 590 on my bill</button>')
  expect(html, 'the amounts are said once').not.toContain('was NOK 390')
  expect(html).toContain('>Change my order</button>')
})

test('what was fully booked meanwhile is said by its name, with what the rest comes to', () => {
  const line = { line: 0, productId: 'sauna', title: 'Sauna at eight', quantity: 1 }
  const draw = (lines: object[]) =>
    drawSample(
      <ChangedSheet
        changes={[{ kind: 'gone', ...line, before: 30_000 }]}
        quote={
          {
            lines,
            problems: [{ line: 0, code: 'order/fully-booked', next: null }],
            total: 9_000,
          } as unknown as Quote
        }
        products={[]}
        service="Put on bill"
        isBrought={false}
        isComplete
        onOrder={nothing}
        onBack={nothing}
      />,
    )
  expect(draw([{}])).toMatch(/Sauna at eight.*Fully booked by now\..*>Order, NOK 90 on my bill</s)
  expect(draw([]), 'nothing is left to order').not.toContain('on my bill')
})

test('an order that was refused is never without a word', () => {
  const Words = ({ refusal }: { refusal: Refusal }) => <p>{useRefusalWords(refusal)}</p>
  const refusals: Refusal[] = [
    { kind: 'lines' },
    { kind: 'price', total: 1 },
    { kind: 'stock', productId: 'tea', left: 0 },
  ]
  for (const refusal of refusals)
    expect(drawSample(<Words refusal={refusal} />)).toContain(
      'Something in your order has changed in the meantime',
    )
})

function quoteChangesSample(): QuoteChange[] {
  const line = { line: 0, productId: 'tea', title: 'Tea', quantity: 1 }
  return [{ kind: 'price', ...line, before: 39_000, now: 59_000, each: 59_000, eachBefore: 39_000 }]
}

test('an order that cannot be sent because the hotel is out of reach is kept, goes once only, and reception can be called', () => {
  const draw = (isUnreachable: boolean, phone: string | null = '+47 61 00 00 00') =>
    drawSample(<FailureDialog isOpen isUnreachable={isUnreachable} phone={phone} onRetry={nothing} />)
  expect(draw(true)).toMatch(
    /Your order is kept here.*it is ordered only once.*href="tel:\+4761000000">Call reception</s,
  )
  expect(draw(true, null)).not.toContain('tel:')
  expect(draw(false)).toContain('there was an error while processing your request')
  expect(draw(false)).not.toContain('tel:')
})
