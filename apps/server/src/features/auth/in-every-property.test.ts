import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aMembership, aProperty, aSignedIn, signIn, TEST_PASSWORD } from '../../testing/builders.ts'
import { eventually } from '../../testing/eventually.ts'

let app: TestApp
let calls: ReturnType<typeof accountCalls>
let origin: string
beforeAll(async () => {
  app = await openTestApp()
  calls = accountCalls(app)
  origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

type Entry = { action: string; actorId: string | null; details: Record<string, string> }

/** The log of the property that this owner reads, the oldest first. */
async function logOf(owner: string, query = ''): Promise<Entry[]> {
  const answer = await calls.get(`hotel/audit?${query}`, { cookie: owner })
  return answer.json<{ data: { items: Entry[] } }>().data.items.reverse()
}

/** What the person did. */
const actionsOf = async (userId: string, owner: string) =>
  (await logOf(owner, `actor=${userId}`)).map(({ action }) => action)

describe('what happens to an account', () => {
  it('stands in the log of each property of the person, failed sign-ins too', async () => {
    const [first, second] = [await aProperty(app.db), await aProperty(app.db)]
    const { userId, email } = await aSignedIn(app, first, ['owner'])
    const cookie = await signIn(app, email, TEST_PASSWORD)
    const { cookie: otherOwner } = await aSignedIn(app, second, ['owner'])
    await aMembership(app.db, userId, second, ['analyst'])
    const failed = (owner: string) => logOf(owner, 'action=sign-in-failed')
    await calls.post('account/signIn', {
      body: { email, password: 'not-the-password' },
      address: '10.66.1.2',
    })
    await eventually('the failed sign-in', async () => (await failed(otherOwner)).length > 0)
    const entry = { actorId: null, subject: 'Anna Lien', details: { address: '10.66.1.2' } }
    expect(await failed(cookie)).toMatchObject([entry])
    expect(await failed(otherOwner)).toMatchObject([entry])
    await calls.post('hotel/users/password', { cookie, body: { password: 'seven quiet mountains' } })
    expect(await actionsOf(userId, cookie)).toEqual(['sign-in', 'password.changed'])
    expect(await actionsOf(userId, otherOwner)).toEqual(['password.changed'])
  })

  it('a wrong password of somebody who is signed in is their own', async () => {
    const { userId, cookie } = await aSignedIn(app, await aProperty(app.db), ['owner'])
    const body = { password: 'not-the-password' }
    await calls.post('hotel/users/reauthenticate', { cookie, body, address: '10.66.1.3' })
    await eventually('the entry', async () => (await actionsOf(userId, cookie)).includes('sign-in-failed'))
    expect((await logOf(cookie, 'action=sign-in-failed'))[0]?.details).toEqual({ address: '10.66.1.3' })
  })

  it('a new name stands in the log with the old one; the same name is no change', async () => {
    const { userId, cookie } = await aSignedIn(app, await aProperty(app.db), ['owner'])
    const rename = (name: string) => calls.put('hotel/users/account', { cookie, body: { name } })
    await rename('Anna Lien')
    await rename('Anna Berg')
    expect(await logOf(cookie, 'action=account.renamed')).toMatchObject([
      { actorId: userId, actorName: 'Anna Lien', details: { before: 'Anna Lien', after: 'Anna Berg' } },
    ])
  })

  it('the name of an API token stands in the log of the property it was made in, and in no other', async () => {
    const [first, second] = [await aProperty(app.db), await aProperty(app.db)]
    const { userId, cookie } = await aSignedIn(app, first, ['owner'])
    const { cookie: otherOwner } = await aSignedIn(app, second, ['owner'])
    await aMembership(app.db, userId, second, ['analyst'])
    await calls.post('hotel/users/apiTokens', { cookie, body: { name: 'Bridge of the first house' } })
    const made = async (owner: string) =>
      (await logOf(owner, 'action=api-token.created')).map(({ details }) => details)
    expect(await made(cookie)).toEqual([{ name: 'Bridge of the first house' }])
    expect(await made(otherOwner)).toEqual([{}])
  })

  it('a failed sign-in goes to the error reports, without the address or the password', async () => {
    const { email } = await aSignedIn(app, await aProperty(app.db), ['owner'])
    app.logged.length = 0
    await calls.post('account/signIn', { body: { email, password: 'a-wrong-password' } })
    const log = app.logged.join('\n')
    expect(log).toContain('auth/invalid-credentials')
    expect(log).toContain('POST /api/account/signIn')
    for (const personal of [email, 'a-wrong-password']) expect(log).not.toContain(personal)
  })

  it('who is not signed in, or lacks a role, is no failure to report', async () => {
    const { cookie } = await aSignedIn(app, await aProperty(app.db), ['analyst'])
    app.logged.length = 0
    await calls.get('hotel/session')
    await calls.get('hotel/guests', { cookie })
    expect(app.logged.join('\n')).not.toContain('unexpected error')
  })
})

describe('a live stream', () => {
  it('hears that the session ended and is closed, while other sessions go on', async () => {
    const { email, cookie } = await aSignedIn(app, await aProperty(app.db), ['owner'])
    const other = await signIn(app, email, TEST_PASSWORD)
    const listen = async (whose: string) => {
      const heard = { text: '', isClosed: false }
      const answer = await fetch(`${origin}/api/hotel/live`, { headers: { cookie: whose } })
      void (async () => {
        const decoder = new TextDecoder()
        for await (const chunk of answer.body ?? []) heard.text += decoder.decode(chunk)
      })()
        .catch(() => undefined)
        .finally(() => {
          heard.isClosed = true
        })
      await eventually('hello', () => heard.text.includes('hello'))
      return heard
    }
    const [mine, theirs] = [await listen(cookie), await listen(other)]
    await calls.post('hotel/users/sessions/end', { cookie, body: { sessionId: 'others' } })
    await eventually('the end of the stream', () => theirs.isClosed)
    expect(theirs.text).toContain('session.ended')
    expect(mine.isClosed).toBe(false)
  })
})
