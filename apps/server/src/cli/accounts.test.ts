import type { Role } from '@innkeeper/domain/team/roles.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAccount } from '../platform/auth/accounts.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { aMembership, aProperty, aSignedIn, type SignedInStaff } from '../testing/builders.ts'
import { caller } from '../testing/caller.ts'
import { closeAccount, takeInternalRole } from './accounts.ts'

let app: TestApp
let hotel: string
let owner: SignedInStaff
beforeAll(async () => {
  app = await openTestApp({ withJobs: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  hotel = await aProperty(app.db, { name: 'Fjellheim' })
  owner = await aSignedIn(app, hotel, ['owner'])
})

const as = ({ cookie }: SignedInStaff) => caller(app, cookie)
const run = (command: typeof closeAccount, { userId }: SignedInStaff) =>
  app.db.installation(async (tx) => {
    const account = await findAccount(tx, userId)
    if (!account) throw new Error('there is no such account')
    return command(tx, account)
  })
const inviteAs = async (who: SignedInStaff, email: string, roles: Role[] = ['editor']) =>
  expect((await as(who)('POST', 'team/invitations', { email, roles })).status).toBe(200)
const invited = async (who = owner): Promise<string[]> =>
  (await as(who)('GET', 'team')).data.invitations.map(({ email }: { email: string }) => email)
const withdrawn = async (who = owner) =>
  (await as(who)('GET', 'audit?action=invitation.withdrawn')).data.items

async function acceptAs(who: SignedInStaff): Promise<string | undefined> {
  await expect.poll(async () => (await app.mails(who.email)).length, { timeout: 20_000 }).toBe(1)
  const [mail] = await app.mails(who.email)
  const token = /invitation=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  const answer = await app.inject({
    method: 'POST',
    url: '/api/account/invitation/accept',
    headers: { cookie: who.cookie },
    payload: { token },
  })
  return answer.json().code
}

describe('closing an account', () => {
  it('ends the invitations they sent and those sent to them, in every property, and no other', async () => {
    const elsewhere = await aSignedIn(app, await aProperty(app.db), ['owner'])
    const leaver = await aSignedIn(app, hotel, ['owner'])
    const accomplice = await aSignedIn(app, await aProperty(app.db), ['analyst'])
    await inviteAs(leaver, accomplice.email, ['owner'])
    await inviteAs(owner, 'colleague@staff.example')
    await inviteAs(elsewhere, leaver.email, ['owner'])
    await inviteAs(elsewhere, 'other@staff.example')

    expect(await run(closeAccount, leaver)).toContain('2 open invitations ended')
    expect(await invited()).toEqual(['colleague@staff.example'])
    expect(await invited(elsewhere)).toEqual(['other@staff.example'])
    expect(await acceptAs(accomplice)).toBe('team/invitation-unknown')
    const entry = { actorId: null, actorName: 'Operator' }
    expect(await withdrawn()).toMatchObject([
      { ...entry, subject: accomplice.email, details: { roles: 'owner', reason: 'The account was closed' } },
    ])
    expect(await withdrawn(elsewhere)).toMatchObject([{ ...entry, subject: leaver.email }])
  })

  it('leaves none that was written in the same moment', async () => {
    const leaver = await aSignedIn(app, hotel, ['owner'])
    const accomplice = await aSignedIn(app, await aProperty(app.db), ['analyst'])
    await inviteAs(leaver, accomplice.email)
    await app.db.installation((tx) =>
      tx.execute(sql`update staff_users set disabled_at = now() where id = ${leaver.userId}`),
    )
    expect(await acceptAs(accomplice)).toBe('team/invitation-unknown')
  })

  it('ends what they sent again for somebody else', async () => {
    const leaver = await aSignedIn(app, hotel, ['owner'])
    await inviteAs(owner, 'again@staff.example')
    const { invitations } = (await as(owner)('GET', 'team')).data
    await as(leaver)('POST', `team/invitations/${invitations[0].id}/resend`)
    await run(closeAccount, leaver)
    expect(await invited()).toEqual([])
  })
})

describe('taking the role of the provider’s staff', () => {
  it('ends what they sent where they may not invite any more; their own property’s stay', async () => {
    const home = await aProperty(app.db)
    const provider = await aSignedIn(app, home, ['internal'])
    const own = await aProperty(app.db)
    await aMembership(app.db, provider.userId, own, ['owner'])
    await inviteAs(owner, provider.email)
    await as(provider)('POST', `admin/setActiveProperty/${hotel}`)
    await inviteAs(provider, 'back-door@staff.example', ['editor'])
    await as(provider)('POST', `admin/setActiveProperty/${own}`)
    await inviteAs(provider, 'waiter@staff.example')
    const ownColleague = await aSignedIn(app, own, ['owner'])

    expect(await run(takeInternalRole, provider)).toContain('One open invitation ended')
    expect(await invited()).toEqual([provider.email])
    expect(await invited(ownColleague)).toEqual(['waiter@staff.example'])
    expect(await withdrawn()).toMatchObject([
      {
        actorName: 'Operator',
        subject: 'back-door@staff.example',
        details: { invitedBy: 'Anna Lien', reason: 'No longer Innkeeper staff' },
      },
    ])
  })

  it('is heard by their open pages, also where they belonged to nothing else', async () => {
    const provider = await aSignedIn(app, await aProperty(app.db), ['internal'])
    const heard: string[] = []
    const stop = app.hub.on('session.ended', ({ payload }) => heard.push(payload.userId))
    await run(takeInternalRole, provider)
    await expect.poll(() => heard).toContain(provider.userId)
    stop()
    expect((await as(provider)('GET', 'session')).code).toBe('auth/id-token-revoked')
  })

  it('is refused, and changes nothing, for who does not have it', async () => {
    const manager = await aSignedIn(app, hotel, ['manager'])
    await expect(run(takeInternalRole, manager)).rejects.toThrow('is not internal staff')
    expect((await as(manager)('GET', 'session')).status).toBe(200)
  })
})
