import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { aPicture, uploaded, uploadFile } from '../../../testing/media-calls.ts'
import { propertyChanged } from '../../../testing/property-changed.ts'
import {
  aDevice,
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../../testing/property-with-reception.ts'
import { readPdf } from '../../../testing/read-pdf.ts'

let app: TestApp
let house: PropertyWithReception
let orderId: string
const device = aDevice()
beforeAll(async () => {
  app = await openTestApp({ withJobs: true })
  house = await aPropertyWithReception(app, {
    seller: {
      version: 1,
      name: 'Fjellheim Drift AS',
      address: 'Storgata 1\n2686 Lom',
      vatNumber: 'NO 999 MVA',
    },
    policyLinks: { privacy: null, terms: 'https://fjellheim.example/terms' },
  })
  const editor = await aSignedIn(app, house.propertyId, ['owner'])
  const sentLogo = await uploadFile(app, { cookie: editor.cookie, bytes: await aPicture() })
  const logo = JSON.stringify(uploaded(sentLogo).id)
  await propertyChanged(app, house.propertyId, (tx) =>
    tx.execute(sql`update properties set brand = jsonb_set(brand, '{logo}', ${logo}::jsonb)`),
  )
  await house.product({ type: 'baseDelivery', title: 'Service', price: 5000, vatRate: 2500 })
  const product = await house.product({
    price: 11_500,
    vatRate: 1500,
    content: { 0: { title: 'Wine', description: '' }, 1: { title: 'Vin på værelset', description: '' } },
    options: { hasServiceCharge: true, openComment: true },
  })
  const sent = await house.order(
    {
      ...anOrderFor(product, { language: 1, total: 28_000 }),
      lines: [{ productId: product.id, quantity: 2, comment: 'For Astrid, who takes pills' }],
    },
    newId(),
    device,
  )
  orderId = sent.data.orderId
})
afterAll(() => app.close())

const receipt = (from = device) => house.guest('GET', `orders/${orderId}/receipt`, undefined, from)
const hasReceipt = async (from = device) =>
  (await house.guest('GET', `orders/${orderId}`, undefined, from)).data.hasReceipt
const pdf = (from = device) =>
  app.inject({
    url: `/api/guest/${house.propertyId}/orders/${orderId}/receipt.pdf`,
    headers: from.headers ?? {},
  })

it('appears with the answer, on the device that ordered alone', async () => {
  expect([await hasReceipt(), (await receipt()).code]).toEqual([false, 'order/no-receipt'])
  expect((await pdf()).statusCode).toBe(404)
  await house.call('POST', `orderRequests/${orderId}/accept`, { timeExpected: null })
  expect([await hasReceipt(), (await receipt()).status]).toEqual([true, 200])
  for (const other of [aDevice(), {}]) {
    const refused = await receipt(other)
    expect([await hasReceipt(other), refused.status, refused.code]).toEqual([
      false,
      403,
      'order/other-device',
    ])
    expect((await pdf(other)).json().code).toBe('order/other-device')
  }
})

it('a receipt names the seller, the buyer and the tax of each rate, in the order’s language', async () => {
  const { data } = await receipt()
  expect(data).toMatchObject({
    seller: { name: 'Fjellheim Drift AS', vatNumber: 'NO 999 MVA' },
    taxes: [
      { vatRate: 2500, net: 4000, vat: 1000 },
      { vatRate: 1500, net: 20_000, vat: 3000 },
    ],
    termsUrl: 'https://fjellheim.example/terms',
    language: 'da',
    order: { serviceCharge: 5000, total: 28_000, vat: 4000 },
    guest: { name: 'Astrid Nilsen', room: '204' },
  })
  expect(JSON.stringify(data)).not.toMatch(/pills/i)
})

it('a receipt is a PDF as well', async () => {
  const answer = await pdf()
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { text, pages } = readPdf(answer.rawPayload)
  expect(pages).toBe(1)
  for (const words of ['Fjellheim Drift AS', '2686 Lom', 'NO 999 MVA', 'Vin på værelset', '15 %', '25 %']) {
    expect(text).toContain(words)
  }
  expect(text).toMatch(/280/)
  expect(answer.rawPayload.toString('latin1')).toContain('/Subtype /Image')
  const unknown = `/api/guest/${house.propertyId}/orders/${'U'.repeat(22)}/receipt.pdf`
  expect((await app.inject({ url: unknown })).statusCode).toBe(404)
  for (const words of ['Gæst', 'Astrid Nilsen', 'Værelse', '204']) expect(text).toContain(words)
  expect(text).not.toMatch(/pills/)
})
