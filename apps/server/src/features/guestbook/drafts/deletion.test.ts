import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aPropertyWithEditor } from '../../../testing/property-with-editor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

describe('a deletion', () => {
  it('is seen by guests once it is published, and until then can be taken back', async () => {
    const { call, add, titles, changes, publish, guestTitles } = await aPropertyWithEditor(app)
    await add('Stays')
    const group = await add('Goes', { type: 'Group' })
    await add('Goes too', { type: 'Content', parentId: group.card.id })
    await publish()
    await expect.poll(guestTitles).toEqual(['Stays', 'Goes', 'Goes too'])
    const { data } = await call('DELETE', `cards/${group.card.id}`)
    expect(data.cards.every((each: { deletedAt: string | null }) => each.deletedAt !== null)).toBe(true)
    expect(await changes()).toMatchObject({ total: 2, deleted: 2 })
    expect(await guestTitles()).toEqual(['Stays', 'Goes', 'Goes too'])
    expect((await call('POST', `cards/${group.card.id}/restore`)).data.cards).toHaveLength(2)
    expect((await changes()).total).toBe(0)
    await call('DELETE', `cards/${group.card.id}`)
    await publish()
    await expect.poll(guestTitles).toEqual(['Stays'])
    expect(await titles()).toEqual(['Stays'])
    expect((await call('POST', `cards/${group.card.id}/restore`)).code).toBe('guestbook/card-unknown')
  })

  it('of a voucher makes its record inactive at once, and active when it is taken back', async () => {
    const { propertyId, call, add, publish } = await aPropertyWithEditor(app)
    const voucher = await add('A glass on us', { type: 'Voucher' })
    await publish()
    const isActive = async () =>
      (await app.db.tenant(propertyId, (tx) => tx.execute('select is_active from voucher_statistics'))).rows
    expect(await isActive()).toEqual([{ is_active: true }])
    await call('DELETE', `cards/${voucher.card.id}`)
    expect(await isActive()).toEqual([{ is_active: false }])
    await call('POST', `cards/${voucher.card.id}/restore`)
    expect(await isActive()).toEqual([{ is_active: true }])
  })

  it('brings a card back at the end when its group is gone meanwhile', async () => {
    const { call, add, titles } = await aPropertyWithEditor(app)
    const group = await add('Group', { type: 'Group' })
    const held = await add('Held', { type: 'Content', parentId: group.card.id })
    await add('Last')
    await call('DELETE', `cards/${held.card.id}`)
    await call('DELETE', `cards/${group.card.id}`)
    await call('POST', `cards/${held.card.id}/restore`)
    expect(await titles()).toEqual(['Group', 'Last', 'Held'])
  })

  it('of a card guests never saw is forgotten after 30 days', async () => {
    const { propertyId, call, add, titles } = await aPropertyWithEditor(app)
    const old = await add('Old')
    const other = await add('Other')
    await call('DELETE', `cards/${old.card.id}`)
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(
        "update cards set deleted_at = deleted_at - interval '31 days' where deleted_at is not null",
      ),
    )
    await call('DELETE', `cards/${other.card.id}`)
    expect(await titles()).toEqual(['Other'])
  })
})
