import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MailError } from '../../platform/mail/port.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import {
  aMembership,
  aProperty,
  aSignedIn,
  type SignedInStaff,
  signIn,
  TEST_PASSWORD,
} from '../../testing/builders.ts'
import { sendInvitationJob } from './jobs.ts'

let app: TestApp
let hotel: string
let owner: SignedInStaff
let email: string
let count = 0

beforeAll(async () => {
  app = await openTestApp({ withJobs: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  hotel = await aProperty(app.db, { name: 'Fjellheim' })
  owner = await aSignedIn(app, hotel, ['owner'])
  email = `new-${Date.now()}-${count++}@staff.example`
})

/** From an address of the test's own on this machine: invitations are few per address and minute. */
const post = (url: string, cookie: string, payload?: object) =>
  app.inject({
    method: 'POST',
    url: `/api/${url}`,
    remoteAddress: `127.0.1.${count}`,
    headers: { cookie },
    ...(payload ? { payload } : {}),
  })
const invite = (to = email, roles = ['editor'], who = owner) =>
  post('hotel/team/invitations', who.cookie, { email: to, roles })
const accept = (token: string, who: { cookie: string }) =>
  post('account/invitation/accept', who.cookie, { token })
const team = async (who = owner) =>
  (await app.inject({ url: '/api/hotel/team', headers: { cookie: who.cookie } })).json().data
const invitations = async (who = owner) => (await team(who)).invitations

async function mails(to: string, wanted: number) {
  await expect.poll(async () => (await app.mails(to)).length, { timeout: 20_000 }).toBe(wanted)
  return app.mails(to)
}

/** The token of the newest mail. */
async function tokenFor(to: string, wanted = 1): Promise<string> {
  const [newest] = await mails(to, wanted)
  const token = newest?.text.match(
    /http:\/\/localhost\S*\/admin\/create-account\?invitation=([\w-]{43})\n/,
  )?.[1]
  if (!token) throw new Error(`no link in ${newest?.text}`)
  return token
}

/** Somebody with an account in another property. */
const aColleague = async () => aSignedIn(app, await aProperty(app.db), ['analyst'])

describe('an invitation', () => {
  it('goes out as a mail with a link and waits in the list until then and after', async () => {
    const answer = await invite(` ${email.toUpperCase()} `, ['editor', 'reception', 'editor'])
    expect(answer.json().data).toMatchObject({ email, roles: ['reception', 'editor'], state: 'sending' })
    const [mail] = await mails(email, 1)
    expect(mail).toMatchObject({
      to: email,
      fromName: 'Fjellheim',
      subject: 'Anna Lien invites you to Fjellheim',
    })
    expect(mail?.text).toContain('as reception and editor')
    await expect.poll(async () => (await invitations())[0].state).toBe('open')
    expect(await invitations()).toEqual([
      {
        id: answer.json().data.id,
        categories: [],
        email,
        roles: ['reception', 'editor'],
        state: 'open',
        invitedBy: 'Anna Lien',
        invitedAt: '2026-11-15T11:00:00.000Z',
        expiresAt: '2026-11-22T11:00:00.000Z',
      },
    ])
  })

  it('goes out under the logo of the property', async () => {
    const logo = 'L'.repeat(22)
    const house = await aProperty(app.db, { name: 'Havnehuset', brand: { ...DEFAULT_BRAND, logo } })
    await invite(email, ['editor'], await aSignedIn(app, house, ['owner']))
    const [mail] = await mails(email, 1)
    expect(mail?.html).toContain(`/logo/${house}/${logo}.png" alt="Havnehuset"`)
    expect(mail?.html).toContain('Accept the invitation')
  })

  it('has its token in the mail and nowhere else', async () => {
    await invite()
    const token = await tokenFor(email)
    const { rows } = await app.db.executeSql(
      `select row_to_json(i)::text as kept from invitations i
       union all select row_to_json(j)::text from pgboss.job j
       union all select row_to_json(k)::text from idempotency_keys k`,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(app.logged.join()).not.toContain(token)
  })

  it('makes somebody with an account a member of the property, who works there at once', async () => {
    const colleague = await aColleague()
    await invite(colleague.email, ['manager'])
    const joined = await accept(await tokenFor(colleague.email), colleague)
    expect(joined.json().data).toEqual({ propertyName: 'Fjellheim' })
    const session = await app.inject({ url: '/api/hotel/session', headers: { cookie: colleague.cookie } })
    expect(session.json().data.claims).toMatchObject({ admin: hotel, roles: ['manager'] })
    expect(await invitations()).toEqual([])
    const log = await app.inject({ url: '/api/hotel/audit', headers: { cookie: owner.cookie } })
    const actions = log.json().data.items.map((item: { action: string }) => item.action)
    expect(actions).toEqual(expect.arrayContaining(['member.joined', 'member.invited']))
  })

  it('lets in who belongs to no property any more', async () => {
    const colleague = await aColleague()
    await app.db.installation((tx) =>
      tx.execute(sql`delete from memberships where user_id = ${colleague.userId}`),
    )
    await invite(colleague.email)
    expect((await accept(await tokenFor(colleague.email), colleague)).statusCode).toBe(200)
  })

  it('works once, also when its link is followed twice at the same moment', async () => {
    const colleague = await aColleague()
    await invite(colleague.email)
    const token = await tokenFor(colleague.email)
    const answers = await Promise.all([accept(token, colleague), accept(token, colleague)])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 404])
    expect((await accept(token, colleague)).json().code).toBe('team/invitation-unknown')
  })

  it('says that it was used to whoever has its link, and nothing else', async () => {
    const look = async (token: string) =>
      (
        await app.inject({ url: `/api/account/invitation?token=${token}`, remoteAddress: `127.0.2.${count}` })
      ).json()
    await invite()
    const token = await tokenFor(email)
    const body = { invitation: token, name: 'Kari', password: 'seven quiet mountains' }
    expect((await post('account/create', '', body)).statusCode).toBe(200)
    expect(await look(token)).toMatchObject({ code: 'team/invitation-used' })
    expect(JSON.stringify(await look(token))).not.toContain('Fjellheim')
    expect(await look('x'.repeat(43))).toMatchObject({ code: 'team/invitation-unknown' })
    const stored = await app.db.executeSql(`select token_hash from staff_tokens where purpose = 'invitation'`)
    expect(JSON.stringify(stored.rows)).not.toContain(token)
  })

  it('that was replaced by a newer one or withdrawn was not used', async () => {
    const code = async (token: string) =>
      (await app.inject({ url: `/api/account/invitation?token=${token}` })).json().code
    const { id } = (await invite()).json().data
    const first = await tokenFor(email)
    await post(`hotel/team/invitations/${id}/resend`, owner.cookie)
    const second = await tokenFor(email, 2)
    expect(await code(first)).toBe('team/invitation-unknown')
    await app.inject({
      method: 'DELETE',
      url: `/api/hotel/team/invitations/${id}`,
      headers: { cookie: owner.cookie },
    })
    expect(await code(second)).toBe('team/invitation-unknown')
  })

  it('is for its address alone', async () => {
    const [invited, other] = [await aColleague(), await aColleague()]
    await invite(invited.email)
    const token = await tokenFor(invited.email)
    expect((await accept(token, other)).json().code).toBe('team/invitation-for-another')
    expect((await team()).members).toHaveLength(1)
    expect((await accept(token, invited)).statusCode).toBe(200)
  })

  it('asks who follows it to sign in', async () => {
    await invite()
    expect((await accept(await tokenFor(email), { cookie: '' })).statusCode).toBe(401)
  })

  it('opens for seven days', async () => {
    const colleague = await aColleague()
    await invite(colleague.email)
    const token = await tokenFor(colleague.email)
    app.clock.advance({ days: 7 })
    try {
      // Sessions end before invitations do.
      const cookie = await signIn(app, colleague.email, TEST_PASSWORD)
      expect((await accept(token, { cookie })).json().code).toBe('team/invitation-unknown')
      const ownerCookie = await signIn(app, owner.email, TEST_PASSWORD)
      expect((await invitations({ ...owner, cookie: ownerCookie }))[0].state).toBe('expired')
    } finally {
      app.clock.advance({ days: -7 })
    }
    expect((await accept(token, colleague)).statusCode).toBe(200)
  })

  it('sent again has a new link for seven days more; the old one opens nothing', async () => {
    const colleague = await aColleague()
    const { id } = (await invite(colleague.email)).json().data
    const old = await tokenFor(colleague.email)
    const renewed = await post(`hotel/team/invitations/${id}/resend`, owner.cookie)
    expect(renewed.json().data).toMatchObject({ id, state: 'sending' })
    expect((await accept(old, colleague)).json().code).toBe('team/invitation-unknown')
    expect((await accept(await tokenFor(colleague.email, 2), colleague)).statusCode).toBe(200)
  })

  it('is sent again only by who proved a moment ago who they are', async () => {
    const { id } = (await invite()).json().data
    await mails(email, 1)
    app.clock.advance({ minutes: 11 })
    try {
      const late = await post(`hotel/team/invitations/${id}/resend`, owner.cookie)
      expect([late.statusCode, late.json().code]).toEqual([403, 'auth/reauthentication-required'])
    } finally {
      app.clock.advance({ minutes: -11 })
    }
  })

  it('to an address that waits already replaces the first', async () => {
    const { id } = (await invite(email, ['editor'])).json().data
    await mails(email, 1)
    expect((await invite(email, ['analyst'])).json().data).toMatchObject({ id, roles: ['analyst'] })
    await mails(email, 2)
    expect(await invitations()).toHaveLength(1)
  })

  it('is accepted by a person, not by an API client with their token', async () => {
    const colleague = await aColleague()
    const made = await post('hotel/users/apiTokens', colleague.cookie, { name: 'Bridge' })
    await invite(colleague.email, ['owner'])
    const token = await tokenFor(colleague.email)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/account/invitation/accept',
      headers: { authorization: `Bearer ${made.json().data.token}` },
      payload: { token },
    })
    expect(answer.json().code).toBe('auth/not-allowed')
    expect((await accept(token, colleague)).statusCode).toBe(200)
  })

  it('withdrawn opens nothing', async () => {
    const colleague = await aColleague()
    const { id } = (await invite(colleague.email)).json().data
    const token = await tokenFor(colleague.email)
    const withdraw = () =>
      app.inject({
        method: 'DELETE',
        url: `/api/hotel/team/invitations/${id}`,
        headers: { cookie: owner.cookie },
      })
    expect((await withdraw()).statusCode).toBe(200)
    expect((await withdraw()).json().code).toBe('team/invitation-unknown')
    expect((await accept(token, colleague)).json().code).toBe('team/invitation-unknown')
  })

  it('is not needed by who is in the team already', async () => {
    const cook = await aSignedIn(app, hotel, ['editor'])
    expect((await invite(cook.email.toUpperCase())).json().code).toBe('team/already-member')
  })

  it.each([[['internal']], [[]], [['owner', 'internal']]])('cannot give the roles %j', async (roles) => {
    expect((await invite(email, roles)).statusCode).toBe(400)
    expect(await invitations()).toEqual([])
  })

  it('sent twice with one key is one invitation and one mail', async () => {
    const call = () =>
      app.inject({
        method: 'POST',
        url: '/api/hotel/team/invitations',
        headers: { cookie: owner.cookie, 'idempotency-key': `key-${email.replace(/\W/g, '-')}` },
        payload: { email, roles: ['editor'] },
      })
    const [first, second] = await Promise.all([call(), call()])
    expect(second.json()).toEqual(first.json())
    await mails(email, 1)
  })

  it('that no mail server takes is shown as undeliverable', async () => {
    const { id } = (await invite()).json().data
    await mails(email, 1)
    const refusing = {
      kind: 'smtp' as const,
      send: async () => {
        throw new MailError('refused', 'The server refused the recipient.')
      },
      verify: async () => {},
      close: async () => {},
    }
    const job = sendInvitationJob({ db: app.db, clock: app.clock, mail: refusing })
    const payload = { propertyId: hotel, invitationId: id, origin: 'http://localhost' }
    await expect.poll(async () => (await invitations())[0].state).toBe('open')
    await app.db.tenant(hotel, (tx) => tx.execute(sql`update invitations set sent_at = null`))
    await expect(job.handler({ payload, signal: AbortSignal.timeout(5000) })).rejects.toThrow(MailError)
    expect((await invitations())[0].state).toBe('undeliverable')
  })

  it('of another property is neither seen, sent again nor withdrawn', async () => {
    const { id } = (await invite()).json().data
    const stranger = await aColleagueOwner()
    expect(await invitations(stranger)).toEqual([])
    expect((await post(`hotel/team/invitations/${id}/resend`, stranger.cookie)).statusCode).toBe(404)
    const gone = await app.inject({
      method: 'DELETE',
      url: `/api/hotel/team/invitations/${id}`,
      headers: { cookie: stranger.cookie },
    })
    expect(gone.statusCode).toBe(404)
    expect(await invitations()).toHaveLength(1)
  })
})

const aColleagueOwner = async () => aSignedIn(app, await aProperty(app.db), ['owner'])

describe('an invitation of somebody who may not invite any more', () => {
  const remove = (userId: string) =>
    app.inject({
      method: 'DELETE',
      url: `/api/hotel/team/members/${userId}`,
      headers: { cookie: owner.cookie },
    })
  const changeRoles = (userId: string, roles: string[]) =>
    app.inject({
      method: 'PUT',
      url: `/api/hotel/team/members/${userId}`,
      headers: { cookie: owner.cookie },
      payload: { roles },
    })
  const addresses = async (who = owner): Promise<string[]> =>
    (await invitations(who)).map((invitation: { email: string }) => invitation.email)

  it.each([
    ['removed', remove],
    ['made a manager', (userId: string) => changeRoles(userId, ['manager'])],
  ])('is withdrawn when they are %s; those of others and of other properties stay', async (_, deed) => {
    const second = await aSignedIn(app, hotel, ['owner'])
    const backDoor = await aColleague()
    await invite(email)
    await invite(backDoor.email, ['owner'], second)
    const token = await tokenFor(backDoor.email)
    const elsewhere = await aProperty(app.db)
    await aMembership(app.db, second.userId, elsewhere, ['owner'])
    await post(`hotel/admin/setActiveProperty/${elsewhere}`, second.cookie)
    await invite(`elsewhere-${email}`, ['editor'], second)

    expect((await deed(second.userId)).statusCode).toBe(200)
    expect(await addresses()).toEqual([email])
    expect((await accept(token, backDoor)).json().code).toBe('team/invitation-unknown')
    expect(await addresses(second)).toEqual([`elsewhere-${email}`])
    const log = await app.inject({
      url: '/api/hotel/audit?action=invitation.withdrawn',
      headers: { cookie: owner.cookie },
    })
    expect(log.json().data.items).toMatchObject([
      { actorId: owner.userId, subject: backDoor.email, details: { roles: 'owner' } },
    ])
  })

  it('stays when another role comes to that of an owner', async () => {
    const second = await aSignedIn(app, hotel, ['owner'])
    await invite(email, ['editor'], second)
    await changeRoles(second.userId, ['owner', 'editor'])
    expect(await addresses()).toEqual([email])
  })

  it('counts as that of whoever invited last', async () => {
    const second = await aSignedIn(app, hotel, ['owner'])
    await invite(email)
    await invite(email, ['owner'], second)
    await remove(second.userId)
    expect(await addresses()).toEqual([])
  })
})
