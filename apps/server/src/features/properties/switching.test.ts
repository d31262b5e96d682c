import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aMembership, aProperty, aSignedIn } from '../../testing/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function aPersonWithTwo() {
  const [first, second] = [
    await aProperty(app.db, { name: 'A house' }),
    await aProperty(app.db, { name: 'B house' }),
  ]
  const { cookie, userId } = await aSignedIn(app, first, ['owner'])
  await aMembership(app.db, userId, second, ['reception'])
  const active = async () =>
    (await app.inject({ url: '/api/hotel/session', headers: { cookie } })).json().data.claims
  const switchTo = async (propertyId: string, method: 'GET' | 'POST' = 'POST') => {
    const url = `/api/hotel/admin/setActiveProperty/${propertyId}`
    const answer = await app.inject({ method, url, headers: { cookie } })
    return { status: answer.statusCode, ...answer.json() }
  }
  const token = async (): Promise<string> => {
    const url = '/api/hotel/users/apiTokens'
    const answer = await app.inject({ method: 'POST', url, headers: { cookie }, payload: { name: 'Till' } })
    return answer.json().data.token
  }
  return { first, second, active, switchTo, token }
}

describe('switching the active property', () => {
  it('takes the session to another property of the person, with the roles there', async () => {
    const { first, second, active, switchTo } = await aPersonWithTwo()
    expect(await active()).toMatchObject({ admin: first, roles: ['owner'] })
    expect(await switchTo(second)).toMatchObject({
      status: 200,
      data: { propertyId: second, name: 'B house' },
    })
    expect(await active()).toMatchObject({ admin: second, roles: ['reception'] })
    await switchTo(first)
    expect(await active()).toMatchObject({ admin: first, roles: ['owner'] })
  })

  it('to an unknown property or one of others answers 404 and changes nothing', async () => {
    const { first, active, switchTo } = await aPersonWithTwo()
    const foreign = await aProperty(app.db)
    for (const id of [foreign, 'no-such-house', '..', 'x'.repeat(50)]) {
      expect(await switchTo(id)).toMatchObject({
        status: 404,
        code: expect.stringMatching(/unknown|not-found/),
      })
    }
    expect(await active()).toMatchObject({ admin: first })
  })

  it('by GET works for an API client with its bearer token, and for that token alone', async () => {
    const { first, second, active, token } = await aPersonWithTwo()
    const headers = { authorization: `Bearer ${await token()}` }
    const get = async (url: string) => (await app.inject({ url, headers })).json().data
    expect((await get('/api/hotel/session')).claims.admin).toBe(first)
    expect(await get(`/api/hotel/admin/setActiveProperty/${second}`)).toEqual({
      propertyId: second,
      name: 'B house',
    })
    expect((await get('/api/hotel/session')).claims.admin).toBe(second)
    expect(await active()).toMatchObject({ admin: first })
  })

  it('by GET is refused to cookies, which a foreign page can make a browser send', async () => {
    const { first, second, active, switchTo } = await aPersonWithTwo()
    expect(await switchTo(second, 'GET')).toMatchObject({ status: 403, code: 'auth/bearer-only' })
    expect(await active()).toMatchObject({ admin: first })
  })
})

describe('the provider’s staff', () => {
  it('enter every property, and the property’s log says so', async () => {
    const [home, foreign] = [await aProperty(app.db), await aProperty(app.db, { name: 'Far house' })]
    const { cookie } = await aSignedIn(app, home, ['internal'])
    const get = async (path: string, as = cookie) =>
      (await app.inject({ url: `/api/hotel/${path}`, headers: { cookie: as } })).json().data
    await app.inject({
      method: 'POST',
      url: `/api/hotel/admin/setActiveProperty/${foreign}`,
      headers: { cookie },
    })
    expect((await get('session')).claims).toMatchObject({ admin: foreign, roles: ['internal'] })
    const owner = await aSignedIn(app, foreign, ['owner'])
    const { items } = await get('audit?action=property.entered', owner.cookie)
    expect(items).toHaveLength(1)
  })

  it('are written down each time they switch to a property, not the first of a session alone', async () => {
    const [home, foreign] = [await aProperty(app.db), await aProperty(app.db)]
    const { cookie } = await aSignedIn(app, home, ['internal'])
    const owner = await aSignedIn(app, foreign, ['owner'])
    const enter = (propertyId: string) =>
      app.inject({
        method: 'POST',
        url: `/api/hotel/admin/setActiveProperty/${propertyId}`,
        headers: { cookie },
      })
    for (const propertyId of [foreign, home, foreign, home, foreign]) await enter(propertyId)
    const log = await app.inject({
      url: '/api/hotel/audit?action=property.entered',
      headers: { cookie: owner.cookie },
    })
    const entry = { actorName: 'Anna Lien', subject: null, details: {} }
    expect(log.json().data.items).toMatchObject([entry, entry, entry])
  })

  it('reach every property, however many there are', async () => {
    const home = await aProperty(app.db)
    const { cookie } = await aSignedIn(app, home, ['internal'])
    // Behind more names than a list holds.
    const last = await aProperty(app.db, { name: '\u{10FFFD}' })
    await app.db.installation((tx) =>
      tx.execute(sql`
        insert into properties select (jsonb_populate_record(p, jsonb_build_object(
          'property_id', p.property_id || '-' || n, 'name', 'A house'))).*
        from properties p cross join generate_series(1, 1000) n where p.property_id = ${home}`),
    )
    const url = `/api/hotel/admin/setActiveProperty/${last}`
    expect((await app.inject({ method: 'POST', url, headers: { cookie } })).statusCode).toBe(200)
    const { data } = (await app.inject({ url: '/api/hotel/session', headers: { cookie } })).json()
    expect(data.claims).toMatchObject({ admin: last, roles: ['internal'] })
    await app.db.installation((tx) =>
      tx.execute(sql`delete from properties where property_id like ${`${home}-%`}`),
    )
  })
})
