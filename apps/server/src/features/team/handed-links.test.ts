import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aMembership, aProperty, aSignedIn, signIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { sendInvitationJob } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ withJobs: true })
})
afterAll(() => app.close())

const NEW_PASSWORD = 'seven quiet mountains'
const tokenIn = (link: string, name: string) => new URL(link).searchParams.get(name) ?? ''

async function anOwner() {
  const propertyId = await aProperty(app.db)
  const owner = await aSignedIn(app, propertyId, ['owner'])
  const call = caller(app, owner.cookie)
  const actions = async () =>
    (await call('GET', 'audit')).data.items.map((item: { action: string }) => item.action)
  return { propertyId, owner, call, actions }
}

it('where mail stays inside, whoever invites hands the link over, and the mail that follows leaves it good', async () => {
  const { propertyId, call, actions } = await anOwner()
  expect((await call('GET', 'session')).data.installation).toMatchObject({ isMailConfigured: false })
  const { data } = await call('POST', 'team/invitations', { email: 'kari@staff.example', roles: ['editor'] })
  const { link, expiresAt } = (await call('POST', `team/invitations/${data.id}/link`)).data
  expect(expiresAt).toBe(data.expiresAt)
  // A mail that is written late, or again after a failure.
  const job = sendInvitationJob({ ...app, mail: app.ports.mail })
  await job.handler({ payload: { propertyId, invitationId: data.id, origin: 'http://x' } } as never)
  const found = await app.inject({ url: `/api/account/invitation?token=${tokenIn(link, 'invitation')}` })
  expect(found.json().data).toMatchObject({ email: 'kari@staff.example' })
  expect(await actions()).toContain('invitation.link-made')
})

it('an owner hands a member a link for a new password, and nobody whose other properties are not theirs', async () => {
  const { propertyId, owner, call, actions } = await anOwner()
  const cook = await aSignedIn(app, propertyId, ['editor'])
  const make = () => call('POST', `team/members/${cook.userId}/resetLink`)
  const { link } = (await make()).data
  const confirmed = await app.inject({
    method: 'POST',
    url: '/api/account/passwordReset/confirm',
    payload: { token: tokenIn(link, 'token'), password: NEW_PASSWORD },
  })
  expect(confirmed.statusCode).toBe(200)
  expect(await signIn(app, cook.email, NEW_PASSWORD)).not.toBe('')
  expect(await actions()).toEqual(expect.arrayContaining(['password.link-made', 'password.reset']))

  await aMembership(app.db, cook.userId, await aProperty(app.db), ['editor'])
  expect((await make()).code).toBe('team/works-elsewhere')
  const stranger = await aSignedIn(app, await aProperty(app.db), ['editor'])
  expect((await call('POST', `team/members/${stranger.userId}/resetLink`)).code).toBe('team/member-unknown')
  const manager = await aSignedIn(app, propertyId, ['manager'])
  const asManager = caller(app, manager.cookie)
  expect((await asManager('POST', `team/members/${owner.userId}/resetLink`)).code).toBe('auth/not-allowed')
})

it('another owner vouches for the address a member asked for; nobody does so for themselves', async () => {
  const { propertyId, owner, call, actions } = await anOwner()
  const other = await aSignedIn(app, propertyId, ['owner'])
  const make = (userId: string) => call('POST', `team/members/${userId}/emailLink`)
  expect((await make(other.userId)).code).toBe('team/no-new-address')

  const email = `other-${other.userId.toLowerCase()}@staff.example`
  const ask = (who: { cookie: string }, address: string) =>
    caller(app, who.cookie)('POST', 'users/email', { email: address })
  await ask(other, email)
  const { members } = (await call('GET', 'team')).data
  expect(members).toContainEqual(expect.objectContaining({ userId: other.userId, pendingEmail: email }))
  const { link } = (await make(other.userId)).data
  expect(new URL(link).pathname).toBe('/admin/verify-email')
  const payload = { token: tokenIn(link, 'token') }
  const confirmed = await app.inject({ method: 'POST', url: '/api/account/verifyEmail', payload })
  expect(confirmed.statusCode).toBe(200)
  expect((await caller(app, other.cookie)('GET', 'users/account')).data).toMatchObject({
    email,
    pendingEmail: null,
  })
  expect(await actions()).toEqual(
    expect.arrayContaining(['account.email-link-made', 'account.email-changed']),
  )

  await ask(owner, `mine-${owner.userId.toLowerCase()}@staff.example`)
  expect((await make(owner.userId)).code).toBe('auth/not-allowed')
  await aMembership(app.db, other.userId, await aProperty(app.db), ['editor'])
  expect((await make(other.userId)).code).toBe('team/works-elsewhere')
})

it('a link for a new password opens only while its maker may still vouch for the person', async () => {
  const { propertyId, call } = await anOwner()
  const cook = await aSignedIn(app, propertyId, ['editor'])
  const make = async (by: typeof call) =>
    tokenIn((await by('POST', `team/members/${cook.userId}/resetLink`)).data.link, 'token')
  const state = async (token: string) =>
    (await app.inject({ url: `/api/account/link?purpose=password-reset&token=${token}` })).json()
  const confirm = async (token: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/account/passwordReset/confirm',
        payload: { token, password: NEW_PASSWORD },
      })
    ).json().code

  const other = await aSignedIn(app, propertyId, ['owner'])
  const ofOther = await make(caller(app, other.cookie))
  expect((await state(ofOther)).data).toEqual({ state: 'open' })
  await call('DELETE', `team/members/${other.userId}`)
  expect((await state(ofOther)).data?.state).not.toBe('open')
  expect(await confirm(ofOther)).toBe('auth/link-expired')

  const ofOwner = await make(call)
  await aMembership(app.db, cook.userId, await aProperty(app.db), ['owner'])
  expect(await confirm(ofOwner)).toBe('auth/link-expired')
})

it('an invitation’s link ends with the right of whoever made it, not of whoever sent the invitation', async () => {
  const { propertyId, call } = await anOwner()
  const { data } = await call('POST', 'team/invitations', { email: 'ida@staff.example', roles: ['owner'] })
  const other = await aSignedIn(app, propertyId, ['owner'])
  const { link } = (await caller(app, other.cookie)('POST', `team/invitations/${data.id}/link`)).data
  const url = `/api/account/invitation?token=${tokenIn(link, 'invitation')}`
  expect((await app.inject({ url })).statusCode).toBe(200)
  await call('DELETE', `team/members/${other.userId}`)
  expect((await app.inject({ url })).json().code).toBe('team/invitation-unknown')
})

it("the provider's staff neither give nor take over a role that opens guests' documents", async () => {
  const { propertyId, call } = await anOwner()
  const provider = await aSignedIn(app, propertyId, ['internal'])
  const asProvider = caller(app, provider.cookie)
  const beyond = { status: 403, code: 'team/role-beyond-own' }
  const invited = { email: 'made-up@staff.example', roles: ['owner'] }
  expect(await asProvider('POST', 'team/invitations', invited)).toMatchObject(beyond)
  const { data } = await call('POST', 'team/invitations', { ...invited, roles: ['reception'] })
  expect(await asProvider('POST', `team/invitations/${data.id}/link`)).toMatchObject(beyond)
  expect(await asProvider('POST', `team/invitations/${data.id}/resend`)).toMatchObject(beyond)
  const cook = await aSignedIn(app, propertyId, ['editor'])
  const raise = (roles: string[]) => asProvider('PUT', `team/members/${cook.userId}`, { roles })
  expect(await raise(['editor', 'manager'])).toMatchObject(beyond)
  expect((await raise(['editor', 'analyst'])).status).toBe(200)
  // The hotel's own link is as good as it was.
  const { invitations } = (await call('GET', 'team')).data
  expect(invitations).toMatchObject([{ id: data.id, roles: ['reception'], invitedBy: data.invitedBy }])
})

it("the provider's staff invite the first owner of a property, and nobody else with a link made before", async () => {
  const propertyId = await aProperty(app.db)
  const provider = caller(app, (await aSignedIn(app, propertyId, ['internal'])).cookie)
  const linkFor = async (email: string) => {
    const { data } = await provider('POST', 'team/invitations', { email, roles: ['owner'] })
    return tokenIn((await provider('POST', `team/invitations/${data.id}/link`)).data.link, 'invitation')
  }
  const accept = async (token: string, { cookie }: { cookie: string }) =>
    app.inject({
      method: 'POST',
      url: '/api/account/invitation/accept',
      headers: { cookie },
      payload: { token },
    })
  const elsewhere = await aProperty(app.db)
  const [first, second] = [
    await aSignedIn(app, elsewhere, ['editor']),
    await aSignedIn(app, elsewhere, ['editor']),
  ]
  const tokens = [await linkFor(first.email), await linkFor(second.email)]
  expect((await accept(tokens[0] ?? '', first)).statusCode).toBe(200)
  expect((await accept(tokens[1] ?? '', second)).json().code).toBe('team/invitation-unknown')
})
