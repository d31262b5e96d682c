import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aPropertyWithEditor } from '../../../testing/property-with-editor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

describe('a move', () => {
  async function aGuestbook() {
    const house = await aPropertyWithEditor(app)
    const ids: Record<string, string> = {}
    for (const [title, type] of [
      ['Header', 'Header'],
      ['A', 'Content'],
      ['B', 'Content'],
      ['Group', 'Group'],
      ['Voucher', 'Voucher'],
    ] as const) {
      ids[title] = (await house.add(title, { type })).card.id
    }
    await house.publish()
    const move = async (title: string, parent: string | null, index: number) => {
      const parentId = parent === null ? null : ids[parent]
      const { orderRevision } = await house.list()
      return house.call('PUT', `cards/${ids[title]}/place`, { orderRevision, parentId, index })
    }
    return { ...house, ids, move }
  }

  it('is seen by guests once it is published', async () => {
    const { move, titles, changes, publish, guestTitles, ids } = await aGuestbook()
    const { data } = await move('Voucher', null, 1)
    expect(await titles()).toEqual(['Header', 'Voucher', 'A', 'B', 'Group'])
    expect(data.order.filter((each: { isMoved: boolean }) => each.isMoved)).toMatchObject([
      { id: ids.Voucher },
    ])
    expect(await changes()).toMatchObject({ total: 1, moved: 1, changed: 0 })
    expect((await publish()).status).toBe(200)
    await expect.poll(guestTitles).toEqual(['Header', 'Voucher', 'A', 'B', 'Group'])
    expect((await changes()).total).toBe(0)
  })

  it('goes into a group and out of it again', async () => {
    const { move, titles } = await aGuestbook()
    await move('A', 'Group', 0)
    await move('B', 'Group', 9)
    expect(await titles()).toEqual(['Header', 'Group', '> A', '> B', 'Voucher'])
    await move('A', null, 9)
    expect(await titles()).toEqual(['Header', 'Group', '> B', 'Voucher', 'A'])
  })

  it('is refused in the words of the specification', async () => {
    const { move, editor, ids, list } = await aGuestbook()
    expect((await move('Header', null, 3)).code).toBe('guestbook/header-fixed')
    expect((await move('A', null, 0)).code).toBe('guestbook/header-fixed')
    await move('A', 'Group', 0)
    const { orderRevision } = await list()
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/hotel/cards/${ids.Voucher}/place`,
      headers: { cookie: editor.cookie },
      payload: { orderRevision, parentId: ids.Group, index: 0 },
    })
    expect(answer.json()).toMatchObject({
      code: 'guestbook/group-mixed',
      message: 'You can only group the same type of boxes',
    })
  })

  it('of an order that is no longer so is refused with the current one', async () => {
    const { call, ids, move, list } = await aGuestbook()
    const { orderRevision } = await list()
    await move('A', null, 9)
    const late = await call('PUT', `cards/${ids.B}/place`, { orderRevision, parentId: null, index: 9 })
    expect([late.status, late.code]).toEqual([409, 'guestbook/stale-order'])
    expect(late.details.orderRevision).toBe(orderRevision + 1)
    expect(late.details.order.map(({ id }: { id: string }) => id)).toEqual(
      ['Header', 'B', 'Group', 'Voucher', 'A'].map((title) => ids[title]),
    )
    const again = { orderRevision: late.details.orderRevision, parentId: null, index: 4 }
    expect((await call('PUT', `cards/${ids.B}/place`, again)).status).toBe(200)
    // The answer was lost and the move is sent once more: the card stands there already.
    expect((await call('PUT', `cards/${ids.B}/place`, again)).status).toBe(200)
  })

  it('of two at once: one wins, nothing is lost', async () => {
    const { call, ids, list } = await aGuestbook()
    const { orderRevision } = await list()
    const place = { orderRevision, parentId: ids.Group, index: 0 }
    const answers = await Promise.all(
      ['A', 'B'].map((title) => call('PUT', `cards/${ids[title]}/place`, place)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await list()).cards).toHaveLength(5)
  })
})
