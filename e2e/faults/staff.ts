import { DEMO_PASSWORD, emailOf } from '../support/accounts.ts'
import { type Named, PRODUCTS, SERVICE_CHARGE, type SoldProduct, TRANSACTION_FEE } from './products.ts'

export const HOTEL = 'fjellheim'

type Saved = { product: { id: string; options: object; visibility: object }; revision: number }

/** Signs in as the demo's owner and puts the products up for sale; answers their ids in the same order. */
export async function openShop(origin: string): Promise<string[]> {
  const { call } = await signIn(origin)
  const settings = (await call('GET', 'hotel/payments/settings')) as Record<string, unknown>
  await call('PUT', 'hotel/payments/settings', {
    revision: settings.revision,
    services: ['Pay Now', 'Pay on delivery', 'Put on bill'],
    methods: settings.methods,
    provider: 'sandbox',
    // Thousands of receipts would be drawn beside the orders that are looked at.
    receiptService: 'none',
  })
  for (const [type, fee] of [
    ['baseDelivery', SERVICE_CHARGE],
    ['deliveryFee', TRANSACTION_FEE],
  ] as const) {
    const { items } = (await call('GET', `hotel/products?type=${type}`)) as { items: Saved[] }
    const [known] = items
    if (!known) throw new Error(`The demo has no fee ${type}`)
    await save(call, known, { ...fee, state: 'enabled' })
  }
  const ids: string[] = []
  for (const product of PRODUCTS) {
    const created = (await call('POST', 'hotel/products', {})) as Saved
    await save(call, created, changeFor(product, created))
    ids.push(created.product.id)
  }
  return ids
}

function save(call: Call, { product, revision }: Saved, change: object): Promise<unknown> {
  return call('PUT', `hotel/products/${product.id}`, { revision, change })
}

function changeFor(wanted: SoldProduct, { product }: Saved): object {
  const { name, price, salePrice, vatRate, stock, hasServiceCharge } = wanted
  const listed = ({ id, price }: Named) => ({ id, price, names: { 0: id }, productId: null })
  const choiceList = {
    id: 'list'.padEnd(22, '0'),
    names: { 0: 'Which' },
    isRequired: true,
    choices: wanted.choices.map(listed),
  }
  return {
    state: 'enabled',
    price,
    vatRate,
    content: { 0: { title: name, description: '' } },
    options: {
      ...product.options,
      salePrice,
      quantity: { isUnlimited: stock === null, maxQuantity: 5 },
      listOfChoices: wanted.choices.length > 0 ? [choiceList] : [],
      extras: wanted.extras.map(listed),
      hasServiceCharge,
    },
    visibility: { ...product.visibility, guestJourney: ['PRE_STAY', 'IN_STAY', 'POST_STAY'] },
    ...(stock === null ? {} : { stock }),
  }
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>

/** The demo's owner, with the cookie of the session. */
export async function signIn(origin: string): Promise<{ call: Call; cookie: string }> {
  let cookie = ''
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        origin,
        cookie,
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const content = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(content)}`)
    cookie ||= answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    return (content as { data: unknown }).data
  }
  await call('POST', 'account/signIn', { email: emailOf('owner'), password: DEMO_PASSWORD })
  return { call, cookie }
}
