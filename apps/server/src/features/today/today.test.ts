import { NOTHING_SET_UP } from '@innkeeper/domain/today/nothing-set-up.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn, aUnit, type SignedInStaff } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { anOrderRow, insertOrders } from '../../testing/orders.ts'
import { aProduct } from '../../testing/products.ts'
import { cards } from '../guestbook/tables.ts'
import { messages } from '../messaging/tables.ts'

let app: TestApp
let hotel: string
let owner: SignedInStaff

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  hotel = await aProperty(app.db)
  owner = await aSignedIn(app, hotel, ['owner'])
})

const call = (who = owner) => caller(app, who.cookie)
const facts = async () => (await call()('GET', 'setUp')).data.facts
const notesOf = async (who = owner) => (await call(who)('GET', 'today/notes')).data

describe('the list to begin with', () => {
  it('knows nothing of an empty property', async () => {
    expect(await facts()).toEqual(NOTHING_SET_UP)
  })

  it('counts rooms, colleagues and printed codes, wherever they were made', async () => {
    await aUnit(app.db, hotel, '204')
    await aSignedIn(app, hotel, ['reception'])
    expect(await facts()).toMatchObject({ rooms: 1, colleagues: 1, hasPrintedQrCodes: false })
    const sheet = await app.inject({
      url: '/api/hotel/units/qrSheet',
      headers: { cookie: owner.cookie },
    })
    expect(sheet.statusCode).toBe(200)
    expect(await facts()).toMatchObject({ hasPrintedQrCodes: true })
  })

  it('counts published cards of a person, not those a property begins with', async () => {
    const own = await aCard(app.db, hotel)
    await aCard(app.db, hotel)
    const change = (id: string, values: Partial<typeof cards.$inferInsert>) =>
      app.db.tenant(hotel, (tx) => tx.update(cards).set(values).where(eq(cards.id, id)))
    await change(own.id, { changedBy: owner.userId })
    expect(await facts()).toMatchObject({ ownCards: 0 })
    await change(own.id, { publishedRevision: 1 })
    expect(await facts()).toMatchObject({ ownCards: 1 })
  })

  it('counts an enabled product once a published card shows it', async () => {
    const product = await aProduct(app.db, hotel)
    const form = { id: newId(), productIds: [product.id] }
    await aCard(app.db, hotel, { type: 'Product', form })
    expect(await facts()).toMatchObject({ productsOnCards: 0 })
    expect((await call()('POST', 'cards/publish', {})).status).toBe(200)
    expect(await facts()).toMatchObject({ productsOnCards: 1 })
  })

  it('is ticked by the phone that follows the code on the screen', async () => {
    const answer = await app.inject({ url: `/phone/${hotel}` })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/guestbook/${hotel}`])
    expect(await facts()).toMatchObject({ isOpenedOnPhone: true })
    expect((await app.inject({ url: '/phone/no-such-house' })).statusCode).toBe(404)
  })

  it('is hidden for the person who closed it, until they ask for it again', async () => {
    const manager = await aSignedIn(app, hotel, ['manager'])
    const isHidden = async (who: SignedInStaff) => (await call(who)('GET', 'setUp')).data.isHidden
    await call()('PUT', 'setUp/hidden', { isHidden: true })
    expect([await isHidden(owner), await isHidden(manager)]).toEqual([true, false])
    await call()('PUT', 'setUp/hidden', { isHidden: false })
    expect(await isHidden(owner)).toBe(false)
  })
})

describe('what should not wait', () => {
  const aFailedMessage = async (change: Partial<typeof messages.$inferInsert> = {}) => {
    const { order, lines } = anOrderRow(hotel, { firstName: 'Mart', lastName: 'Tamm' })
    await insertOrders(app.db, hotel, [{ order, lines }])
    const message = {
      propertyId: hotel,
      id: newId(),
      kind: 'accepted',
      channel: 'sms' as const,
      causeKind: 'order',
      causeId: order.id,
      recipient: '+47123',
      language: 'en',
      bodyText: 'Hello',
      state: 'failed' as const,
      failure: 'refused',
      createdAt: app.clock.now(),
      ...change,
    }
    await app.db.tenant(hotel, (tx) => tx.insert(messages).values(message))
    return { ...message, orderId: order.id }
  }

  it('names a message that failed until somebody has seen to it', async () => {
    const message = await aFailedMessage()
    await aFailedMessage({ state: 'sent', failure: null })
    expect((await notesOf()).failedMessages).toEqual([
      {
        id: message.id,
        channel: 'sms',
        failure: 'refused',
        at: message.createdAt.toISOString(),
        requestId: message.orderId,
        guestName: 'Mart Tamm',
        unit: '204',
      },
    ])
    expect((await call()('POST', `today/failedMessages/${message.id}/close`)).status).toBe(200)
    expect((await notesOf()).failedMessages).toEqual([])
  })

  it('names a failed message of no order by the guest of its booking', async () => {
    const booking = await aBooking(app.db, hotel, { firstName: 'Tove', lastName: 'Myhre' })
    await aFailedMessage({ causeKind: 'automation', causeId: newId(), bookingId: booking.id })
    const [note] = (await notesOf()).failedMessages
    expect(note).toMatchObject({ guestName: 'Tove Myhre', requestId: null })
  })

  it('shows a guest’s name to nobody who may not write to guests', async () => {
    await aFailedMessage()
    for (const role of ['housekeeping', 'editor', 'analyst'] as const) {
      expect((await notesOf(await aSignedIn(app, hotel, [role]))).failedMessages, role).toEqual([])
    }
  })

  it('closes no message of another property', async () => {
    const message = await aFailedMessage()
    const stranger = await aSignedIn(app, await aProperty(app.db), ['owner'])
    await call(stranger)('POST', `today/failedMessages/${message.id}/close`)
    expect((await notesOf()).failedMessages).toHaveLength(1)
  })

  it('names counted products that are nearly gone, fewest first, with what a week took', async () => {
    const jam = await aProduct(app.db, hotel, { title: 'Cloudberry jam', stock: 3 })
    const wine = await aProduct(app.db, hotel, { title: 'Wine', stock: 8 })
    await aProduct(app.db, hotel, { title: 'Towels', stock: 40 })
    await aProduct(app.db, hotel, { title: 'Breakfast' })
    const sold = (productId: string, quantity: number) =>
      anOrderRow(hotel, { placedAt: app.clock.now() }, [{ productId, quantity }])
    await insertOrders(app.db, hotel, [sold(jam.id, 2), sold(wine.id, 9)])
    const lowStock = [
      { productId: jam.id, name: 'Cloudberry jam', stock: 3, soldInAWeek: 2 },
      { productId: wine.id, name: 'Wine', stock: 8, soldInAWeek: 9 },
    ]
    expect((await notesOf()).lowStock).toEqual(lowStock)
    expect((await notesOf(await aSignedIn(app, hotel, ['reception']))).lowStock).toEqual(lowStock)
    expect((await notesOf(await aSignedIn(app, hotel, ['analyst']))).lowStock).toEqual([])
  })

  it('tells everybody what was published, by whom', async () => {
    await aCard(app.db, hotel)
    await call()('POST', 'cards/publish', {})
    const analyst = await aSignedIn(app, hotel, ['analyst'])
    expect((await notesOf(analyst)).news).toMatchObject([{ kind: 'published', by: 'Anna Lien' }])
  })
})
