import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailOutbox } from '../../platform/mail/outbox.ts'
import { accountCalls, codeIn, cookieOf } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn } from '../../testing/builders.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'

const PASSWORD = 'seven quiet mountains'

let app: TestApp
let calls: ReturnType<typeof accountCalls>
let ownerCookie: string
beforeAll(async () => {
  app = await openTestApp({ database: await openTestDatabase(), withJobs: true })
  calls = accountCalls(app)
  const hotel = await aProperty(app.db, { name: 'Hôtel Gråmåsen' })
  ownerCookie = (await aSignedIn(app, hotel, ['owner'])).cookie
})
afterAll(async () => {
  await app.close()
  await app.db.close()
})

describe('an invitation', () => {
  async function invited(email: string) {
    const answer = await calls.post('hotel/team/invitations', {
      cookie: ownerCookie,
      body: { email, roles: ['reception'] },
    })
    expect(answer.statusCode).toBe(200)
    const outbox = app.ports.mail as MailOutbox
    await eventually('the invitation', async () => (await outbox.messages(email)).length > 0)
    const text = (await outbox.messages(email))[0]?.text ?? ''
    return new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('invitation') ?? ''
  }

  it('says what it is for, makes an account with a verified address and signs in', async () => {
    const invitation = await invited('ola@house.example')
    const seen = await calls.get(`account/invitation?token=${invitation}`)
    expect(seen.json().data).toEqual({
      propertyName: 'Hôtel Gråmåsen',
      email: 'ola@house.example',
      roles: ['reception'],
      hasAccount: false,
    })
    const body = { invitation, name: 'Ola', password: PASSWORD }
    const answers = await Promise.all([
      calls.post('account/create', { body }),
      calls.post('account/create', { body }),
    ])
    const created = answers.find(({ statusCode }) => statusCode === 200)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const cookie = created ? cookieOf(created) : ''
    const { claims, emailVerified } = (await calls.get('hotel/session', { cookie })).json().data
    expect([claims.email, claims.roles, emailVerified]).toEqual(['ola@house.example', ['reception'], true])
    expect(codeIn(await calls.post('account/create', { body }))).toBe('team/invitation-used')
    expect(codeIn(await calls.get(`account/invitation?token=${invitation}`))).toBe('team/invitation-used')
  })

  it('that is made up opens nothing', async () => {
    const body = { invitation: 'made-up-made-up-made-up', name: 'Eve', password: PASSWORD }
    expect(codeIn(await calls.post('account/create', { body }))).toBe('team/invitation-unknown')
  })
})
