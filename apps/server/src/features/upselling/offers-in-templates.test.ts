import { isNothingLeft } from '@innkeeper/domain/orders/left-on-days.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { runMessagingJob } from '../../testing/message-desk.ts'
import { propertyChanged } from '../../testing/property-changed.ts'
import { aStoreHouse, eachNight, type StoreHouse } from '../../testing/store-house.ts'
import { aTemplate } from '../../testing/templates.ts'

let app: TestApp
let house: StoreHouse
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, queuesJobs: true, isDemo: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aStoreHouse(app, { currency: 'NOK' })
})

const storeModule = (props: object = {}) => ({
  type: 'upselling',
  id: 'deals',
  props: { title: 'A little more', ...props },
})
const storeButton = {
  type: 'button',
  id: 'button',
  props: {
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'To the store' }] }],
    },
    type: 'feature',
    destination: 'store',
  },
}

const anEmail = (modules: object[]) =>
  aTemplate(app.db, house.propertyId, {
    type: 'email',
    name: 'Before you come',
    localizedData: { 0: modules as never },
    subject: { 0: 'Soon' },
  })

type Guest = { id: string }
const AGREED = { version: 1, isGiven: true, source: 'guest', at: '2026-11-01T10:00:00Z' } as const
const aGuestWhoAgreed = (made: Parameters<StoreHouse['stay']>[0] = {}) =>
  house.stay({ marketingConsent: AGREED, ...made })
/** Queues it; what it shows is decided when it goes out. */
const queue = (templateId: string, guests: readonly Guest[], purpose = 'marketing') =>
  house.call('POST', 'messages', {
    audience: { groups: [{ parts: [{ who: 'specific guests', ids: guests.map(({ id }) => id) }] }] },
    content: { email: { from: 'template', templateId }, sms: null },
    purpose,
    sendAt: null,
    confirmedPeople: null,
  })
async function queued(templateId: string, guests: readonly Guest[]): Promise<void> {
  expect((await queue(templateId, guests)).status).toBe(200)
}
const goOut = () =>
  runMessagingJob(app, 'messaging.send-lane', { propertyId: house.propertyId, channel: 'email' })

/** The e-mail a guest got, as the list of sent messages shows it. */
async function received({ id }: Guest): Promise<{ html: string; text: string }> {
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ id: string }>(sql`select id from messages where booking_id = ${id}`),
  )
  return (await house.call('GET', `messages/${rows[0]?.id}`)).data
}
async function sent(templateId: string, guest: Guest) {
  await queued(templateId, [guest])
  await goOut()
  return received(guest)
}

const ATTACK = '<script>alert(1)</script>"><img src=x onerror=alert(2)>{{lastName}}'

describe('deals in an e-mail', () => {
  it('are those of the stay at the price of the moment it goes out, and lead to the guest’s own store', async () => {
    const product = await house.product({ price: 45_000 })
    const dealId = await house.deal([product], { title: 'Sauna', salePrice: 40_000 })
    const onlyLong = { visibility: { nights: { from: 10, to: null } } }
    await house.deal([product], { title: 'Long stays only', ...onlyLong })
    const guest = await aGuestWhoAgreed()
    const templateId = await anEmail([storeModule(), storeButton])
    await queued(templateId, [guest])
    const change = { salePrice: 35_000, title: 'Sauna by the lake' }
    const { data: deal } = await house.manage('GET', `upselling/deals/${dealId}`)
    const words = { title: change.title, subtitle: '', description: '' }
    const saved = await house.manage('PUT', `upselling/deals/${dealId}`, {
      revision: deal.revision,
      change: {
        content: { 0: words },
        products: [{ productId: product.id, salePrice: change.salePrice }],
      },
    })
    expect(saved.status).toBe(200)
    await goOut()
    const { html, text } = await received(guest)
    expect(text).toContain('Sauna by the lake')
    expect(text).toContain('NOK\u00a0350')
    expect(text).not.toContain('Long stays only')
    const own = `/upselling/${house.propertyId}/${guest.linkKey}`
    expect(text).toContain(`${own}/products?deal=${dealId}&from=message/${templateId}`)
    // The button leads there too, and says the same.
    expect(text).toContain(`${own}?from=message/${templateId}`)
    expect(html).toContain(`${own}/products?deal=${dealId}&amp;from=message/${templateId}`)
  })

  it('stay in what was sent as they were then', async () => {
    const product = await house.product({ price: 45_000 })
    const dealId = await house.deal([product], { title: 'Sauna' })
    const guest = await aGuestWhoAgreed()
    const before = await sent(await anEmail([storeModule()]), guest)
    expect(before.text).toContain('Sauna')
    await house.manage('DELETE', `upselling/deals/${dealId}`)
    expect(await received(guest)).toEqual(before)
  })

  it('leave the whole module out with its title where none is left', async () => {
    const product = await house.product({ options: eachNight(1) })
    const dealId = await house.deal([product], { title: 'Parking' })
    const templateId = await anEmail([storeModule({ title: 'Only for you' }), storeButton])
    const [first, other] = [await aGuestWhoAgreed(), await aGuestWhoAgreed()]
    expect((await sent(templateId, first)).text).toContain('Parking')
    const days = ['2026-12-10', '2026-12-11', '2026-12-12']
    const bought = await house.buy(first.linkKey, [{ product, dealId, when: { days, time: null } }])
    expect(bought.status).toBe(200)
    const full = await sent(templateId, other)
    expect(full.text).not.toMatch(/Parking|Only for you/)
    // Fully booked is not closed: the store is still there.
    expect(full.text).toContain('To the store')
  })

  it('are left out where the only time of their stay is taken, as the store itself says', async () => {
    const slots = [{ time: '18:00', places: 1, weekdays: [5] }]
    const options = { kind: 'service', availability: { kind: 'time slots', slots } } as const
    const product = await house.product({ options })
    const dealId = await house.deal([product], { title: 'Sauna' })
    const templateId = await anEmail([storeModule()])
    const [first, other] = [await aGuestWhoAgreed(), await aGuestWhoAgreed()]
    const friday = { days: ['2026-12-11'], time: '18:00' }
    expect((await house.buy(first.linkKey, [{ product, dealId, when: friday }])).status).toBe(200)
    expect((await sent(templateId, other)).text).not.toContain('Sauna')
    const { data: store } = await house.store(other.linkKey)
    const [offered] = store.deals[0]?.products ?? []
    expect(offered && isNothingLeft(offered)).toBe(true)
  })

  it('are gone once the store of the stay has closed, also where the message waited meanwhile', async () => {
    await house.deal([await house.product()], { title: 'Sauna' })
    const guest = await aGuestWhoAgreed({ arrival: '2026-11-17', departure: '2026-11-19' })
    const templateId = await anEmail([storeModule({ title: 'Only for you' }), storeButton])
    await queued(templateId, [guest])
    app.clock.set('2026-11-16T14:00:00Z')
    await goOut()
    const { text } = await received(guest)
    expect(text).toContain('To the store')
    expect(text).not.toMatch(/Sauna|Only for you/)
  })

  it('are chosen ones in their order, for the target groups of the module alone', async () => {
    const product = await house.product()
    const [a, b] = [
      await house.deal([product], { title: 'Wine' }),
      await house.deal([product], { title: 'Flowers' }),
    ]
    const chosen = { selection: 'chosen', deals: [b, a, 'AAAAAAAAAAAAAAAAAAAAAA'] }
    const { text } = await sent(await anEmail([storeModule(chosen)]), await aGuestWhoAgreed())
    expect(text).toMatch(/Flowers[\s\S]*Wine/)
    const forNobody = { targetGroups: ['AAAAAAAAAAAAAAAAAAAAAA'] }
    const none = await sent(await anEmail([storeModule(forNobody), storeButton]), await aGuestWhoAgreed())
    expect(none.text).not.toMatch(/Flowers|Wine/)
  })

  it('are words and nothing else, whatever staff wrote into them', async () => {
    await house.deal([await house.product()], { title: ATTACK })
    const guest = await aGuestWhoAgreed({ lastName: 'Secret' })
    const { html, text } = await sent(await anEmail([storeModule()]), guest)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(text).toContain('{{lastName}}')
    expect(html).not.toContain('Secret')
  })

  it('make it an offer: it is for guests who agreed, whatever anybody marked, and can be stopped', async () => {
    await house.deal([await house.product()], { title: 'Sauna' })
    const templateId = await anEmail([storeModule()])
    const [agreed, other] = [await aGuestWhoAgreed(), await house.stay()]
    expect((await queue(templateId, [agreed, other], 'service')).code).toBe('message/is-an-offer')
    await queued(templateId, [agreed, other])
    await goOut()
    expect((await received(agreed)).text).toMatch(/Sauna[\s\S]*Unsubscribe/)
    const { rows } = await app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`select failure from messages where booking_id = ${other.id}`),
    )
    expect(rows).toEqual([{ failure: 'offers-not-agreed' }])
  })

  it('are found where the first ones are fully booked: what is left follows in their place', async () => {
    const full = await house.product({ options: eachNight(1) })
    const ids: string[] = []
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
      ids.push(await house.deal([full], { title }))
    }
    await house.deal([await house.product()], { title: 'Still free' })
    const [first, other] = [await house.stay(), await aGuestWhoAgreed()]
    const days = ['2026-12-10', '2026-12-11', '2026-12-12']
    const bought = [{ product: full, dealId: ids[0] ?? '', when: { days, time: null } }]
    expect((await house.buy(first.linkKey, bought)).status).toBe(200)
    const { text } = await sent(await anEmail([storeModule()]), other)
    expect(text).toContain('Still free')
    expect(text).not.toContain('Three')
  })

  it('are none where the page of the store is closed with another module', async () => {
    await house.deal([await house.product()], { title: 'Sauna' })
    const guest = await aGuestWhoAgreed()
    const templateId = await anEmail([storeModule(), storeButton])
    await propertyChanged(app, house.propertyId, (tx) =>
      tx.execute(sql`update module_configs set enabled = false
        where property_id = ${house.propertyId} and module = 'products'`),
    )
    const { text } = await sent(templateId, guest)
    expect(text).not.toMatch(/Sauna|To the store/)
  })

  it('offer only what automation may offer', async () => {
    const visibility = { productArea: { guestbook: true, automation: false } }
    await house.deal([await house.product({ visibility })], { title: 'Not for e-mails' })
    const { text } = await sent(await anEmail([storeModule(), storeButton]), await aGuestWhoAgreed())
    expect(text).not.toContain('Not for e-mails')
  })
})

describe('deals in a page', () => {
  const aPage = (modules: object[]) =>
    aTemplate(app.db, house.propertyId, { localizedData: { 0: modules as never } })
  async function shown(pageId: string, linkKey: string | null) {
    const { propertyId } = house
    const cookie = linkKey === null ? '' : `stay_${propertyId}=${linkKey}`
    const url = `/api/guest/${propertyId}/htmlbuilder/templates/${pageId}/offers`
    const answer = await app.inject({ url, headers: { cookie } })
    expect(answer.statusCode).toBe(200)
    return answer.json().data.offers
  }

  it('are asked for with the stay this browser opened: the page itself is the same for everybody', async () => {
    const dealId = await house.deal([await house.product({ price: 45_000 })], { title: ATTACK })
    const pageId = await aPage([storeModule()])
    const guest = await house.stay()
    const own = `/upselling/${house.propertyId}/${guest.linkKey}/products`
    expect(await shown(pageId, guest.linkKey)).toEqual({
      deals: [
        {
          id: dealId,
          title: ATTACK,
          text: '',
          price: 'NOK\u00a0450',
          picture: null,
          href: `${own}?deal=${dealId}&from=page/${pageId}`,
        },
      ],
    })
    expect(await shown(pageId, null)).toEqual({})
    const page = await app.inject({ url: `/pages/${house.propertyId}/${pageId}` })
    expect(page.body).not.toContain('alert(1)')
  })

  it('say that they are fully booked, and are gone when the store closes', async () => {
    const product = await house.product({ options: eachNight(1) })
    const dealId = await house.deal([product], { title: 'Parking' })
    const pageId = await aPage([storeModule()])
    const [first, other] = [await house.stay(), await house.stay()]
    const days = ['2026-12-10', '2026-12-11', '2026-12-12']
    await house.buy(first.linkKey, [{ product, dealId, when: { days, time: null } }])
    expect(await shown(pageId, other.linkKey)).toMatchObject({ deals: [{ price: 'Fully booked' }] })
    app.clock.set('2026-12-09T14:00:00Z')
    expect(await shown(pageId, other.linkKey)).toEqual({})
  })

  it('are nobody’s in another property, nor on a page that is not published', async () => {
    await house.deal([await house.product()], { title: 'Sauna' })
    const pageId = await aPage([storeModule()])
    const elsewhere = await aStoreHouse(app)
    const theirs = await elsewhere.stay()
    expect(await shown(pageId, theirs.linkKey)).toEqual({})
    const url = `/api/guest/${elsewhere.propertyId}/htmlbuilder/templates/${pageId}/offers`
    expect((await app.inject({ url })).statusCode).toBe(404)
  })
})

describe('what an editor draws with', () => {
  it('is every deal on sale, with its price', async () => {
    await house.deal([await house.product({ price: 45_000, options: eachNight(3) })], { title: 'Parking' })
    await house.deal([await house.product()], { title: 'Paused', state: 'paused' })
    const { data } = await house.manage('GET', 'htmlbuilder/sources?language=0')
    expect(data.upselling).toMatchObject({
      isReady: true,
      items: [{ title: 'Parking', price: 'NOK\u00a0450 per night' }],
    })
    expect(data.features).toContain('store')
  })
})
