import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aPropertyWithEditor } from '../../../testing/property-with-editor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const NOBODY = 'A'.repeat(22)

describe('who else edits', () => {
  it('is known to all, until they leave or are not heard of any more', async () => {
    const { propertyId, call, editor, add } = await aPropertyWithEditor(app)
    const { card } = await add('Breakfast')
    const colleague = await aSignedIn(app, propertyId, ['manager'])
    const theirs = caller(app, colleague.cookie)
    const mine = { cardId: card.id, userId: editor.userId, name: 'Anna Lien' }
    expect((await call('PUT', `cards/${card.id}/editing`)).data.editors).toEqual([mine])
    const both = (await theirs('PUT', `cards/${card.id}/editing`)).data.editors
    expect(both).toHaveLength(2)
    expect((await call('GET', 'cards/editing')).data.editors).toEqual(both)
    expect((await theirs('DELETE', `cards/${card.id}/editing`)).data.editors).toEqual([mine])
    app.clock.set('2026-11-15T11:00:46Z')
    expect((await theirs('GET', 'cards/editing')).data.editors).toEqual([])
    app.clock.set('2026-11-15T11:00:00Z')
    expect((await call('PUT', `cards/${NOBODY}/editing`)).code).toBe('guestbook/card-unknown')
  })

  it('is told once when somebody comes and once when they leave', async () => {
    const { propertyId, call, add } = await aPropertyWithEditor(app)
    const { card } = await add('Breakfast')
    for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE'] as const)
      await call(method, `cards/${card.id}/editing`)
    const { rows } = await app.db.tenant(propertyId, (tx) =>
      tx.execute("select payload->'isEditing' as told from outbox where name = 'card.editing' order by seq"),
    )
    expect(rows).toEqual([{ told: true }, { told: false }])
  })
})
