import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aPropertyWithEditor } from '../../../testing/property-with-editor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

describe('discarding', () => {
  it('a card takes it back to what guests see, a deletion too', async () => {
    const { call, add, publish, titles, changes, list } = await aPropertyWithEditor(app)
    const card = await add('Breakfast')
    await add('Other')
    await publish()
    const content = { 0: { default: { title: 'Brunch' } } }
    await call('PUT', `cards/${card.card.id}`, { revision: card.revision, content })
    await call('DELETE', `cards/${card.card.id}`)
    const stale = await call('POST', `cards/${card.card.id}/discard`, { revision: card.revision })
    expect(stale.code).toBe('guestbook/stale-revision')
    await call('POST', `cards/${card.card.id}/discard`, { revision: card.revision + 1 })
    expect(await titles()).toEqual(['Breakfast', 'Other'])
    expect((await changes()).total).toBe(0)
    expect((await list()).cards[0]).toMatchObject({ isChanged: false, deletedAt: null })
  })

  it('a card that guests never saw removes it, and loses nothing it held', async () => {
    const { call, add, publish, titles, list } = await aPropertyWithEditor(app)
    const known = await add('Known')
    await publish()
    const group = await add('New group', { type: 'Group' })
    const { orderRevision } = await list()
    await call('PUT', `cards/${known.card.id}/place`, { orderRevision, parentId: group.card.id, index: 0 })
    const { data } = await call('POST', `cards/${group.card.id}/discard`, { revision: group.revision })
    expect(data.cards).toEqual([])
    expect(await titles()).toEqual(['Known'])
  })

  it('everything takes texts, order, deletions and new cards back', async () => {
    const { call, add, publish, titles, changes, list } = await aPropertyWithEditor(app)
    const [a, b, c] = [await add('A'), await add('B'), await add('C')]
    await publish()
    await call('PUT', `cards/${a.card.id}`, {
      revision: a.revision,
      content: { 0: { default: { title: 'AA!' } } },
    })
    await call('DELETE', `cards/${b.card.id}`)
    const { orderRevision } = await list()
    await call('PUT', `cards/${c.card.id}/place`, { orderRevision, parentId: null, index: 0 })
    await add('New')
    expect(await changes()).toMatchObject({ total: 4 })
    const { data } = await call('POST', 'cards/discard')
    expect(data.changes.total).toBe(0)
    expect(await titles()).toEqual(['A', 'B', 'C'])
    expect((await publish()).code).toBe('guestbook/nothing-to-publish')
  })
})
