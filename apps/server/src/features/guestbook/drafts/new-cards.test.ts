import { CARD_TEMPLATES } from '@innkeeper/domain/guestbook/card-template-names.ts'
import { CARD_TYPES } from '@innkeeper/domain/guestbook/card-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aPropertyWithEditor } from '../../../testing/property-with-editor.ts'
import { properties } from '../../properties/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const NOBODY = 'A'.repeat(22)

describe('a new card', () => {
  it('of every kind is made, last, and is new until it is published', async () => {
    const { call, list, publish } = await aPropertyWithEditor(app)
    for (const type of CARD_TYPES) expect((await call('POST', 'cards', { type })).status).toBe(200)
    const { cards, changes } = await list()
    expect(cards.map(({ card }) => card.type)).toEqual([
      'Header',
      ...CARD_TYPES.filter((type) => type !== 'Header'),
    ])
    expect(cards.every(({ isPublished }) => !isPublished)).toBe(true)
    expect(changes).toMatchObject({ total: CARD_TYPES.length, added: CARD_TYPES.length })
    for (const { card, revision } of cards) {
      // Those that are not ready for guests are put away.
      if (card.type === 'Content' || card.type === 'Product')
        await call('PUT', `cards/${card.id}`, { revision, isHidden: true })
    }
    expect((await publish()).status).toBe(200)
    expect((await list()).changes.total).toBe(0)
  })

  it('from a template has words in the languages of the property', async () => {
    const { call } = await aPropertyWithEditor(app)
    for (const template of CARD_TEMPLATES) {
      const { data } = await call('POST', 'cards', { template })
      if (template !== 'blank') expect(Object.keys(data.cards[0].card.content)).toEqual(['0', '1'])
    }
  })

  it('about facilities has the times of its property', async () => {
    const { propertyId, call } = await aPropertyWithEditor(app)
    await app.db.tenant(propertyId, (tx) =>
      tx.update(properties).set({ checkInTime: '16:00', checkOutTime: '11:30' }),
    )
    const { data } = await call('POST', 'cards', { type: 'Facilities' })
    expect(data.cards[0].card.options.facilities).toMatchObject({ checkIn: '16:00', checkOut: '11:30' })
  })

  it('goes where it is asked to, into a group too', async () => {
    const { add, titles } = await aPropertyWithEditor(app)
    await add('Header', { type: 'Header' })
    const group = await add('Group', { type: 'Group' })
    await add('First', { type: 'Content', index: 1 })
    await add('Held', { type: 'Content', parentId: group.card.id })
    expect(await titles()).toEqual(['Header', 'First', 'Group', '> Held'])
  })

  it('is refused as a second header, above the header, of another kind in a group, or as nothing', async () => {
    const { call, add } = await aPropertyWithEditor(app)
    await add('Header', { type: 'Header' })
    const group = await add('Group', { type: 'Group' })
    await add('Held', { type: 'Content', parentId: group.card.id })
    const refused = async (body: object) => (await call('POST', 'cards', body)).code
    expect(await refused({ type: 'Header' })).toBe('guestbook/header-exists')
    expect(await refused({ type: 'Content', index: 0 })).toBe('guestbook/header-fixed')
    expect(await refused({ type: 'Voucher', parentId: group.card.id })).toBe('guestbook/group-mixed')
    expect(await refused({ type: 'Content', parentId: NOBODY })).toBe('guestbook/card-unknown')
    expect(await refused({})).toBe('request/invalid')
    expect(await refused({ type: 'Content', template: 'menu' })).toBe('request/invalid')
  })

  it('sent twice with one key is one card', async () => {
    const { editor, list } = await aPropertyWithEditor(app)
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/hotel/cards',
        headers: { cookie: editor.cookie, 'idempotency-key': 'one-new-card' },
        payload: { type: 'Content' },
      })
    expect((await send()).json()).toEqual((await send()).json())
    expect((await list()).cards).toHaveLength(1)
  })
})

describe('a copy', () => {
  it('stands after the original with what it holds, and is named so', async () => {
    const { call, add, titles } = await aPropertyWithEditor(app)
    const group = await add('Rainy day', { type: 'Group' })
    await add('Library', { type: 'Content', parentId: group.card.id })
    await add('Last')
    const { data } = await call('POST', `cards/${group.card.id}/copy`)
    expect(data.cards).toHaveLength(2)
    expect(await titles()).toEqual(['Rainy day', '> Library', 'Rainy day (Copy)', '> Library (Copy)', 'Last'])
  })

  it('stands after the original where stored places have gaps', async () => {
    const { propertyId, call, add, titles } = await aPropertyWithEditor(app)
    const [first] = [await add('First'), await add('Second'), await add('Third')]
    await app.db.tenant(propertyId, (tx) => tx.execute('update cards set position = position * 10 + 5'))
    expect((await call('GET', `cards/${first.card.id}`)).data.card.index).toBe(0)
    await call('POST', `cards/${first.card.id}/copy`)
    expect(await titles()).toEqual(['First', 'First (Copy)', 'Second', 'Third'])
  })

  it('of a header or of nothing is refused', async () => {
    const { call, add } = await aPropertyWithEditor(app)
    const header = await add('Header', { type: 'Header' })
    expect((await call('POST', `cards/${header.card.id}/copy`)).code).toBe('guestbook/header-exists')
    expect((await call('POST', `cards/${NOBODY}/copy`)).code).toBe('guestbook/card-unknown')
  })
})
