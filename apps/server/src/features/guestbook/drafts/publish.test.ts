import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { countedDatabase } from '../../../testing/counted-database.ts'
import { sharedTestDatabase } from '../../../testing/database.ts'
import { aProduct } from '../../../testing/products.ts'
import { propertyChanged } from '../../../testing/property-changed.ts'
import { aPropertyWithEditor } from '../../../testing/property-with-editor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

describe('publishing while others save', () => {
  it('publishes exactly what counts as published afterwards', async () => {
    const { call, add, list, guestTitles } = await aPropertyWithEditor(app)
    const card = await add('0')
    const save = async (n: number) => {
      const { data } = await call('GET', `cards/${card.card.id}`)
      const content = { 0: { default: { title: String(n) } } }
      return call('PUT', `cards/${card.card.id}`, { revision: data.revision, content })
    }
    for (let round = 0; round < 5; round++) {
      const numbers = [1, 2, 3, 4].map((n) => round * 10 + n)
      await Promise.all([...numbers.map(save), call('POST', 'cards/publish')])
      const [now] = (await list()).cards
      if (!now?.isChanged) await expect.poll(guestTitles).toEqual([now?.card.content[0]?.default?.title])
    }
  })

  it('two publishers at once: one publishes, the other has nothing to publish', async () => {
    const { call, add } = await aPropertyWithEditor(app)
    await add('Words')
    const answers = await Promise.all([1, 2].map(() => call('POST', 'cards/publish')))
    expect(answers.map(({ code }) => code ?? 'published').sort()).toEqual([
      'guestbook/nothing-to-publish',
      'published',
    ])
  })
})

describe('looking before publishing', () => {
  it('refuses a missing title and a link that leads nowhere, says which, and publishes nothing', async () => {
    const { call, add, publish, guestTitles, changes } = await aPropertyWithEditor(app)
    const first = await add('Breakfast')
    const leads = await add('Walks', { type: 'FixedSizeBox' })
    expect((await publish()).status).toBe(200)
    const option = { link: { type: 'box', value: first.card.id } }
    const linked = await call('PUT', `cards/${leads.card.id}`, { revision: leads.revision, options: option })
    await call('DELETE', `cards/${first.card.id}`)
    const untitled = await add(' ')
    const refused = await publish()
    expect(refused).toMatchObject({ status: 422, code: 'guestbook/publish-blocked' })
    expect(refused.details).toEqual({
      problems: [
        expect.objectContaining({ kind: 'brokenLink', cardId: leads.card.id, field: 'link', target: 'card' }),
        expect.objectContaining({ kind: 'required', cardId: untitled.card.id, field: 'title', language: 0 }),
      ],
    })
    await expect.poll(guestTitles).toEqual(['Breakfast', 'Walks'])
    expect((await changes()).total).toBe(3)

    await call('PUT', `cards/${leads.card.id}`, { revision: linked.data.revision, options: {} })
    await call('PUT', `cards/${untitled.card.id}`, { revision: untitled.revision, isHidden: true })
    expect((await publish()).status).toBe(200)
    await expect.poll(guestTitles).toEqual(['Walks'])
  })

  it('finds a document among more than anybody lists', async () => {
    const { propertyId, call, add, publish } = await aPropertyWithEditor(app)
    const oldest = '1'.padStart(22, '0')
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(`insert into media_files
          (property_id, id, file_name, mime_type, bytes, width, height, created_at)
        select '${propertyId}', lpad(n::text, 22, '0'), n || '.pdf', 'application/pdf', 1, 0, 0,
          timestamptz '2026-01-01' + make_interval(mins => n)
        from generate_series(1, 1001) n`),
    )
    const box = await add('Wine list', { type: 'FixedSizeBox' })
    const link = { type: 'pdf', value: oldest }
    await call('PUT', `cards/${box.card.id}`, { revision: box.revision, options: { link } })
    expect((await call('GET', 'publishFacts')).data.documents).toEqual([oldest])
    expect((await publish()).status).toBe(200)
  })

  it('lets warnings pass, and tells the editor what cards can name', async () => {
    const { propertyId, call, add, publish } = await aPropertyWithEditor(app)
    const card = await add('Only in English')
    const visibility = card.card.visibility && { ...card.card.visibility, state: [] }
    await call('PUT', `cards/${card.card.id}`, { revision: card.revision, visibility })
    const product = await aProduct(app.db, propertyId, { title: 'Tray' })
    const off = await aProduct(app.db, propertyId, { title: 'Off', state: 'disabled' })
    await aProduct(app.db, propertyId, { title: 'Past', state: 'archived' })
    const { data: facts } = await call('GET', 'publishFacts')
    expect(facts).toMatchObject({
      propertyId,
      languages: [0, 1],
      today: '2026-11-15',
      products: { kept: expect.arrayContaining([product.id, off.id]), offered: [product.id] },
    })
    expect(facts.products.kept).toHaveLength(2)
    expect((await publish()).status).toBe(200)
  })
})

describe('a large guestbook', () => {
  it('writes only the cards that changed', async () => {
    const { propertyId, call, add, publish } = await aPropertyWithEditor(app)
    const changed = await add('Sauna')
    const same = await add('Breakfast')
    await publish()
    /** The transaction that wrote each card last. */
    const writers = async () => {
      const { rows } = await app.db.tenant(propertyId, (tx) =>
        tx.execute<{ id: string; writer: string }>('select id, xmin::text as writer from cards'),
      )
      return new Map(rows.map(({ id, writer }) => [id, writer]))
    }
    const content = { 0: { default: { title: 'The sauna' } } }
    await call('PUT', `cards/${changed.card.id}`, { revision: changed.revision, content })
    const before = await writers()
    expect((await publish()).status).toBe(200)
    const after = await writers()
    expect(after.get(same.card.id)).toBe(before.get(same.card.id))
    expect(after.get(changed.card.id)).not.toBe(before.get(changed.card.id))
  })

  it('asks the database as often for 300 cards as for three', async () => {
    const counted = countedDatabase(await sharedTestDatabase())
    const own = await openTestApp({ database: counted.db, requestsPerMinute: 100_000 })
    onTestFinished(() => own.close())

    /** Lists, publishes and moves in a guestbook of so many cards; answers how often the database was asked. */
    async function statementsFor(cards: number): Promise<number> {
      const { propertyId, call, list } = await aPropertyWithEditor(own)
      await call('POST', 'cards', { template: 'menu' })
      await own.db.tenant(propertyId, (tx) =>
        tx.execute(`insert into cards (property_id, id, position, draft)
          select property_id, lpad(n::text, 22, '0'), n, jsonb_set(draft, '{id}', to_jsonb(lpad(n::text, 22, '0')))
          from cards, generate_series(1, ${cards}) n`),
      )
      let statements = 0
      const count = async <T>(ask: () => Promise<T>): Promise<T> => {
        // What the app keeps of a property it lets go at an event, which may come late: so it keeps nothing here.
        await propertyChanged(own, propertyId)
        const before = counted.statements()
        const answer = await ask()
        statements += counted.statements() - before
        return answer
      }
      expect((await count(list)).cards).toHaveLength(cards + 1)
      expect((await count(() => call('POST', 'cards/publish'))).status).toBe(200)
      const { orderRevision } = await count(list)
      const last = `${cards}`.padStart(22, '0')
      const place = { orderRevision, parentId: null, index: 0 }
      const moved = await count(() => call('PUT', `cards/${last}/place`, place))
      expect(moved.data.order[0].index).toBe(0)
      expect((await count(list)).changes).toMatchObject({ total: 1, moved: 1 })
      return statements
    }

    const few = await statementsFor(3)
    expect(few).toBeGreaterThan(0)
    expect(await statementsFor(300)).toBe(few)
  })
})
