import type { Role } from '@innkeeper/domain/team/roles.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffSessions } from '../../platform/auth/tables.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn, type SignedInStaff } from '../../testing/builders.ts'
import { insertMembership } from './service.ts'

let app: TestApp
let hotel: string
let owner: SignedInStaff

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  hotel = await aProperty(app.db)
  owner = await aSignedIn(app, hotel, ['owner'])
})

const team = async (who = owner) =>
  (await app.inject({ url: '/api/hotel/team', headers: { cookie: who.cookie } })).json().data
const rolesOf = async (userId: string): Promise<Role[] | undefined> =>
  (await team()).members.find((member: { userId: string }) => member.userId === userId)?.roles
const changeRoles = (who: SignedInStaff, userId: string, roles: string[]) =>
  app.inject({
    method: 'PUT',
    url: `/api/hotel/team/members/${userId}`,
    headers: { cookie: who.cookie },
    payload: { roles },
  })
const remove = (who: SignedInStaff, userId: string) =>
  app.inject({
    method: 'DELETE',
    url: `/api/hotel/team/members/${userId}`,
    headers: { cookie: who.cookie },
  })
const auditOf = async (action: string) =>
  (await app.inject({ url: `/api/hotel/audit?action=${action}`, headers: { cookie: owner.cookie } })).json()
    .data.items

describe('the team', () => {
  it('lists its members with roles, last visit and second factor', async () => {
    const cook = await aSignedIn(app, hotel, ['editor', 'analyst'])
    const { members, invitations } = await team()
    expect(invitations).toEqual([])
    expect(members).toHaveLength(2)
    expect(members.find((member: { userId: string }) => member.userId === cook.userId)).toMatchObject({
      name: 'Anna Lien',
      email: cook.email,
      roles: ['editor', 'analyst'],
      lastSeenAt: expect.stringMatching(/^20/),
      hasSecondFactor: false,
    })
  })

  it('does not learn when somebody worked in another property of theirs', async () => {
    const cook = await aSignedIn(app, hotel, ['editor'])
    const elsewhere = await aProperty(app.db)
    await app.db.installation((tx) => insertMembership(tx, cook.userId, elsewhere, ['owner']))
    const seen = async () =>
      (await team()).members.find((member: { userId: string }) => member.userId === cook.userId).lastSeenAt
    expect(await seen()).not.toBeNull()
    await app.inject({
      method: 'POST',
      url: `/api/hotel/admin/setActiveProperty/${elsewhere}`,
      headers: { cookie: cook.cookie },
    })
    expect(await seen()).toBeNull()
    expect((await team(cook)).members).toMatchObject([
      { userId: cook.userId, lastSeenAt: expect.any(String) },
    ])
  })

  it('gets a new role that counts with the next call, and the change is written down', async () => {
    const cook = await aSignedIn(app, hotel, ['editor'])
    expect((await changeRoles(owner, cook.userId, ['analyst', 'manager', 'analyst'])).statusCode).toBe(200)
    expect(await rolesOf(cook.userId)).toEqual(['manager', 'analyst'])
    const guests = await app.inject({ url: '/api/hotel/guests', headers: { cookie: cook.cookie } })
    expect(guests.statusCode).toBe(200)
    expect((await auditOf('role.changed'))[0]).toMatchObject({
      actorId: owner.userId,
      subject: 'Anna Lien',
      details: { email: cook.email, before: 'editor', after: 'manager, analyst' },
    })
  })

  it('a change to the same roles is no change', async () => {
    const cook = await aSignedIn(app, hotel, ['editor'])
    await changeRoles(owner, cook.userId, ['editor'])
    expect(await auditOf('role.changed')).toEqual([])
  })

  it.each([[['internal']], [[]], [['chef']]])('nobody gives the roles %j', async (roles) => {
    const cook = await aSignedIn(app, hotel, ['editor'])
    expect((await changeRoles(owner, cook.userId, roles)).statusCode).toBe(400)
    expect(await rolesOf(cook.userId)).toEqual(['editor'])
  })

  it("the provider's staff are not the property's to change or remove", async () => {
    const provider = await aSignedIn(app, hotel, ['internal'])
    expect((await changeRoles(owner, provider.userId, ['analyst'])).json().code).toBe('team/internal-member')
    expect((await remove(owner, provider.userId)).json().code).toBe('team/internal-member')
  })

  it('a removed member is out at once and works on in their next property', async () => {
    const cook = await aSignedIn(app, hotel, ['editor'])
    const next = await aProperty(app.db)
    await app.db.installation(async (tx) => {
      await insertMembership(tx, cook.userId, next, ['analyst'])
      await tx
        .update(staffSessions)
        .set({ activePropertyId: hotel })
        .where(eq(staffSessions.userId, cook.userId))
    })
    expect((await remove(owner, cook.userId)).statusCode).toBe(200)
    const session = await app.inject({ url: '/api/hotel/session', headers: { cookie: cook.cookie } })
    expect(session.json().data.claims).toMatchObject({ admin: next, roles: ['analyst'] })
    expect((await auditOf('member.removed'))[0]).toMatchObject({
      details: { email: cook.email, roles: 'editor' },
    })
    expect((await remove(owner, cook.userId)).json().code).toBe('team/member-unknown')
  })

  it('who was removed from their only property enters none', async () => {
    const cook = await aSignedIn(app, hotel, ['editor'])
    await remove(owner, cook.userId)
    const session = await app.inject({ url: '/api/hotel/session', headers: { cookie: cook.cookie } })
    expect([session.statusCode, session.json().code]).toEqual([403, 'auth/no-property'])
  })

  it('open pages hear of a change', async () => {
    const cook = await aSignedIn(app, hotel, ['editor'])
    const heard: unknown[] = []
    const stop = app.hub.on('team.changed', (event) => {
      if (event.propertyId === hotel) heard.push(event.payload)
    })
    await changeRoles(owner, cook.userId, ['analyst'])
    await expect.poll(() => heard).toEqual([{ userId: cook.userId }])
    stop()
  })
})

describe('the live stream', () => {
  it('of a removed member ends; that of who stays goes on', async () => {
    const [cook, reader] = [await aSignedIn(app, hotel, ['editor']), await aSignedIn(app, hotel, ['analyst'])]
    const origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
    const open = async ({ cookie }: SignedInStaff) => {
      const answer = await fetch(`${origin}/api/hotel/live`, { headers: { cookie } })
      return {
        ended: answer.text().then(
          () => true,
          () => true,
        ),
      }
    }
    const [cooks, readers] = [await open(cook), await open(reader)]
    // As an editor, too, there is nothing more to be heard.
    await changeRoles(owner, reader.userId, ['analyst', 'editor'])
    await remove(owner, cook.userId)
    expect(await cooks.ended).toBe(true)
    const soon = new Promise((resolve) => setTimeout(() => resolve(false), 100))
    expect(await Promise.race([readers.ended, soon])).toBe(false)
  })
})

describe('the last owner', () => {
  it('can neither be removed nor lose the role', async () => {
    expect((await remove(owner, owner.userId)).json().code).toBe('team/last-owner')
    expect((await changeRoles(owner, owner.userId, ['manager'])).json().code).toBe('team/last-owner')
    expect(await rolesOf(owner.userId)).toEqual(['owner'])
  })

  it('can be one of two that remove each other at the same moment', async () => {
    const second = await aSignedIn(app, hotel, ['owner'])
    const answers = await Promise.all([remove(owner, second.userId), remove(second, owner.userId)])
    const codes = answers.map((answer) => answer.statusCode).sort()
    expect(codes).toEqual([200, 403])
    const left = answers[0].statusCode === 200 ? owner : second
    const { members } = await team(left)
    expect(members.map((member: { userId: string }) => member.userId)).toEqual([left.userId])
  })

  it('can be one of many that give up the role at the same moment', async () => {
    const others = [await aSignedIn(app, hotel, ['owner']), await aSignedIn(app, hotel, ['owner'])]
    const everybody = [owner, ...others]
    const answers = await Promise.all(everybody.map((one) => changeRoles(one, one.userId, ['manager'])))
    const refused = everybody.filter((_, index) => answers[index]?.statusCode === 409)
    expect(refused).toHaveLength(1)
    const [left = owner] = refused
    const owners = (await team(left)).members.filter((member: { roles: Role[] }) =>
      member.roles.includes('owner'),
    )
    expect(owners.map((member: { userId: string }) => member.userId)).toEqual([left.userId])
  })
})

describe('another property', () => {
  it('neither sees nor changes the members', async () => {
    const stranger = await aSignedIn(app, await aProperty(app.db), ['owner'])
    const cook = await aSignedIn(app, hotel, ['editor'])
    expect((await changeRoles(stranger, cook.userId, ['owner'])).json().code).toBe('team/member-unknown')
    expect((await remove(stranger, cook.userId)).json().code).toBe('team/member-unknown')
    expect((await team(stranger)).members.map((member: { userId: string }) => member.userId)).toEqual([
      stranger.userId,
    ])
    expect(await rolesOf(cook.userId)).toEqual(['editor'])
  })
})

describe('notification settings', () => {
  const url = '/api/hotel/users/notifications'
  const read = async (who: SignedInStaff) =>
    (await app.inject({ url, headers: { cookie: who.cookie } })).json().data

  it('are the person’s own, with sounds until they choose', async () => {
    const cook = await aSignedIn(app, hotel, ['analyst'])
    const quiet = { playSoundInTab: false, playSoundOutOfTab: true, displayNotifications: true }
    const saved = await app.inject({ method: 'PUT', url, headers: { cookie: cook.cookie }, payload: quiet })
    expect(saved.json().data).toEqual(quiet)
    expect(await read(cook)).toEqual(quiet)
    expect(await read(owner)).toEqual({
      playSoundInTab: true,
      playSoundOutOfTab: true,
      displayNotifications: false,
    })
  })

  it('are saved whole or not at all', async () => {
    const answer = await app.inject({
      method: 'PUT',
      url,
      headers: { cookie: owner.cookie },
      payload: { playSoundInTab: false },
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('a change of who may what', () => {
  it('asks who is there when signing in was long ago, and is not for API clients', async () => {
    const cook = await aSignedIn(app, hotel, ['editor'])
    const made = await app.inject({
      method: 'POST',
      url: '/api/hotel/users/apiTokens',
      headers: { cookie: owner.cookie },
      payload: { name: 'Till' },
    })
    const invite = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/hotel/team/invitations',
        headers,
        payload: { email: 'new@house.example', roles: ['owner'] },
      })
    app.clock.advance({ minutes: 11 })
    const switched = await app.inject({
      method: 'PUT',
      url: '/api/hotel/modules/multiFactorAuthentication',
      headers: { cookie: owner.cookie },
      payload: { enabled: true },
    })
    const answers = [
      switched,
      await changeRoles(owner, cook.userId, ['owner']),
      await remove(owner, cook.userId),
      await invite({ cookie: owner.cookie }),
      await invite({ authorization: `Bearer ${made.json().data.token}` }),
    ]
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth/reauthentication-required'])
    expect(await rolesOf(cook.userId)).toEqual(['editor'])
    expect((await team()).invitations).toEqual([])
  })
})
