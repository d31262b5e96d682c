import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aPropertyWithEditor } from '../../../testing/property-with-editor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

describe('the history', () => {
  it('tells who published what, and a version becomes drafts that can be discarded', async () => {
    const { call, add, publish, titles, guestTitles } = await aPropertyWithEditor(app)
    const card = await add('First words')
    const second = await add('Goes later')
    await publish()
    await call('PUT', `cards/${card.card.id}`, {
      revision: card.revision,
      content: { 0: { default: { title: 'Later words' } } },
    })
    await call('DELETE', `cards/${second.card.id}`)
    await add('Comes later')
    await publish()
    const { versions } = (await call('GET', 'guestbook/versions')).data
    expect(versions).toMatchObject([
      { version: 2, cards: 2, changedCards: 3, publishedBy: 'Anna Lien' },
      { version: 1, cards: 2, changedCards: 2, publishedBy: 'Anna Lien' },
    ])
    const first = (await call('GET', 'guestbook/versions/1')).data
    expect(first.cards.map(({ content }: typeof card.card) => content[0]?.default?.title)).toEqual([
      'First words',
      'Goes later',
    ])
    const restored = await call('POST', 'guestbook/versions/1/restore')
    expect(restored.data.changes).toMatchObject({ total: 3, added: 1, changed: 1, deleted: 1 })
    expect(await titles()).toEqual(['First words', 'Goes later', 'Comes later'])
    await expect.poll(guestTitles).toEqual(['Later words', 'Comes later'])
    expect((await call('POST', 'cards/discard')).data.changes.total).toBe(0)
    expect(await titles()).toEqual(['Later words', 'Comes later'])
    await call('POST', 'guestbook/versions/1/restore')
    await publish()
    await expect.poll(guestTitles).toEqual(['First words', 'Goes later'])
  })

  it('going back to the latest version leaves nothing to publish', async () => {
    const { call, add, publish } = await aPropertyWithEditor(app)
    const card = await add('Words')
    await publish()
    await call('PUT', `cards/${card.card.id}`, { revision: card.revision, isHidden: true })
    expect((await call('POST', 'guestbook/versions/1/restore')).data.changes.total).toBe(0)
  })

  it('does not know versions that were never there', async () => {
    const { call } = await aPropertyWithEditor(app)
    expect((await call('GET', 'guestbook/versions/7')).code).toBe('guestbook/version-unknown')
    expect((await call('POST', 'guestbook/versions/7/restore')).code).toBe('guestbook/version-unknown')
    expect((await call('GET', 'guestbook/versions/x')).code).toBe('request/invalid')
  })
})
