import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aCard, aProperty, aSignedIn } from '../../testing/builders.ts'
import { pruneKeysJob } from './idempotency.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function aPublisher() {
  const propertyId = await aProperty(app.db)
  await aCard(app.db, propertyId)
  const { cookie } = await aSignedIn(app, propertyId, ['editor'])
  return (key: string, query = '') =>
    app.inject({
      method: 'POST',
      url: `/api/hotel/cards/publish${query}`,
      headers: { cookie, 'idempotency-key': key },
    })
}

describe('a POST with an idempotency key', () => {
  it('sent again answers the same and does the work once', async () => {
    const publish = await aPublisher()
    const first = await publish('double-click-1')
    const second = await publish('double-click-1')
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    expect((await publish('another-key-1')).json().code).toBe('guestbook/nothing-to-publish')
  })

  it('sent twice at the same moment does the work once', async () => {
    const publish = await aPublisher()
    const answers = await Promise.all([
      publish('same-moment'),
      publish('same-moment'),
      publish('same-moment'),
    ])
    expect(answers.map((answer) => answer.json())).toEqual(
      Array(3).fill({ data: expect.objectContaining({ version: 1 }) }),
    )
  })

  it('is forgotten after a day', async () => {
    const publish = await aPublisher()
    await publish('kept-one-day')
    const age = (hours: number) =>
      app.db.executeSql(
        `update idempotency_keys set created_at = now() - interval '${hours} hours' where key = 'kept-one-day'`,
      )
    const prune = () => pruneKeysJob(app.db).handler({ payload: {}, signal: new AbortController().signal })
    await age(23)
    await prune()
    expect((await publish('kept-one-day')).statusCode).toBe(200)
    await age(25)
    await prune()
    expect((await publish('kept-one-day')).json().code).toBe('guestbook/nothing-to-publish')
  })

  it('that failed leaves its key free', async () => {
    const publish = await aPublisher()
    await publish('first-publish')
    expect((await publish('nothing-to-do')).statusCode).toBe(409)
    expect((await publish('nothing-to-do')).statusCode).toBe(409)
  })

  it('is refused when the key was used with another request, or is no key', async () => {
    const publish = await aPublisher()
    await publish('used-before')
    expect((await publish('used-before', '?x=1')).json().code).toBe('request/key-reused')
    expect((await publish('short')).json().code).toBe('request/invalid')
    expect((await publish('x'.repeat(65))).json().code).toBe('request/invalid')
  })
})
