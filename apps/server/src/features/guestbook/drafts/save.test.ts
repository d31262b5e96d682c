import { sql } from 'drizzle-orm'
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

describe('links', () => {
  const textTo = (href: string) => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Words', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  })
  const UNFIT = ['//evil.example', '/\\evil.example', 'https://bank.no@evil.example', '/\u0001/evil.example']

  it('that lead where none may are refused, in texts and behind boxes', async () => {
    const { call, add } = await aPropertyWithEditor(app)
    const { card, revision } = await add('Walks', { type: 'FixedSizeBox' })
    const save = (part: object) => call('PUT', `cards/${card.id}`, { revision, ...part })
    for (const href of UNFIT) {
      const content = { 0: { default: { title: 'Walks', body: textTo(href) } } }
      expect([href, (await save({ content })).code]).toEqual([href, 'request/invalid'])
      const options = { link: { type: 'url', value: href } }
      expect([href, (await save({ options })).code]).toEqual([href, 'request/invalid'])
    }
    const content = { 0: { default: { title: 'Walks', body: textTo('https://skyss.no') } } }
    expect(
      (await save({ content, options: { link: { type: 'url', value: 'https://skyss.no' } } })).status,
    ).toBe(200)
  })

  it('that were stored earlier leave the words and reach no guest, and staff still see the card', async () => {
    const { propertyId, call, add, publish, list } = await aPropertyWithEditor(app)
    const { card, revision } = await add('Walks')
    const content = { 0: { default: { title: 'Walks', body: textTo('https://skyss.no') } } }
    await call('PUT', `cards/${card.id}`, { revision, content })
    expect((await publish()).status).toBe(200)
    const unfit = (column: string) =>
      sql.raw(`replace(${column}::text, 'https://skyss.no', '//evil.example')::jsonb`)
    await app.db.tenant(propertyId, async (tx) => {
      await tx.execute(sql`update cards set draft = ${unfit('draft')}`)
      await tx.execute(sql`update guestbook_versions set cards = ${unfit('cards')}`)
    })
    const page = async () => (await app.inject({ url: `/guestbook/${propertyId}` })).body
    await expect.poll(page).toContain('Words')
    expect(await page()).not.toContain('evil.example')
    expect((await list()).cards).toHaveLength(1)
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
