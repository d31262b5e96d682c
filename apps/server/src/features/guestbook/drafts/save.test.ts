import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aPropertyWithEditor } from '../../../testing/property-with-editor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const NOBODY = 'A'.repeat(22)

describe('hiding', () => {
  it('keeps the card and shows it to no guest, nor what it holds', async () => {
    const { call, add, publish, guestTitles, list } = await aPropertyWithEditor(app)
    await add('Seen')
    const group = await add('Hidden', { type: 'Group' })
    await add('Held', { type: 'Content', parentId: group.card.id })
    await publish()
    await expect.poll(guestTitles).toHaveLength(3)
    const { data } = await call('PUT', `cards/${group.card.id}`, { revision: group.revision, isHidden: true })
    expect(data.card).toMatchObject({ isHidden: true, content: group.card.content })
    await publish()
    await expect.poll(guestTitles).toEqual(['Seen'])
    expect((await list()).cards).toHaveLength(3)
    await call('PUT', `cards/${group.card.id}`, { revision: data.revision, isHidden: false })
    await publish()
    await expect.poll(guestTitles).toEqual(['Seen', 'Hidden', 'Held'])
  })
})

describe('a save', () => {
  it('of what is there already is answered without a new revision, however old it is', async () => {
    const { call, add } = await aPropertyWithEditor(app)
    const card = await add('Breakfast')
    const content = { 0: { default: { title: 'Brunch' } } }
    const save = () => call('PUT', `cards/${card.card.id}`, { revision: card.revision, content })
    expect((await save()).data.revision).toBe(card.revision + 1)
    expect((await save()).data.revision).toBe(card.revision + 1)
  })

  it('changes what it names and nothing else; the form is a Product’s alone', async () => {
    const { call, add } = await aPropertyWithEditor(app)
    const product = await add('Picnic', { type: 'Product' })
    const form = { id: product.card.form?.id ?? '', productIds: [NOBODY] }
    const change = { revision: product.revision, form, serviceCharge: true }
    expect((await call('PUT', `cards/${product.card.id}`, change)).data.card).toEqual({
      ...product.card,
      form,
      serviceCharge: true,
    })
    const content = await add('Text')
    const saved = await call('PUT', `cards/${content.card.id}`, {
      revision: content.revision,
      form,
      serviceCharge: true,
    })
    expect(saved.data.card).toEqual(content.card)
  })

  it('is not made stale by a move, nor a move by a save', async () => {
    const { call, add, list } = await aPropertyWithEditor(app)
    const card = await add('One')
    await add('Two')
    const { orderRevision } = await list()
    await call('PUT', `cards/${card.card.id}`, { revision: card.revision, isHidden: true })
    const place = { orderRevision, parentId: null, index: 1 }
    expect((await call('PUT', `cards/${card.card.id}/place`, place)).status).toBe(200)
    const after = await call('PUT', `cards/${card.card.id}`, { revision: card.revision + 1, isHidden: false })
    expect([after.status, after.data.card.index]).toEqual([200, 1])
  })

  it('that is stale is refused with the current version', async () => {
    const { call, add } = await aPropertyWithEditor(app)
    const card = await add('One')
    await call('PUT', `cards/${card.card.id}`, { revision: card.revision, isHidden: true })
    const late = await call('PUT', `cards/${card.card.id}`, {
      revision: card.revision,
      content: { 0: { default: { title: 'Mine' } } },
    })
    expect([late.code, late.details.current.card.isHidden]).toEqual(['guestbook/stale-revision', true])
  })
})
