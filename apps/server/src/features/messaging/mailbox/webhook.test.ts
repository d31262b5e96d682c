import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_SECRET, type TestApp } from '../../../testing/app.ts'
import { aProperty } from '../../../testing/builders.ts'
import { findStandings } from '../addresses.ts'
import { messages } from '../tables.ts'
import { aReport } from './sample-mails.ts'
import { mailWebhookUrl } from './webhook.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const urlOf = (propertyId: string) => mailWebhookUrl({ origin: '', secret: TEST_SECRET }, propertyId)

it('a relay posts what came back to the address of the property; nobody else can', async () => {
  const [propertyId, other] = [await aProperty(app.db), await aProperty(app.db)]
  const id = newId()
  const row = {
    id,
    kind: 'service',
    channel: 'email',
    causeKind: 'parcel',
    causeId: '1',
    language: 'en',
  } as const
  await app.db.tenant(propertyId, (tx) =>
    tx.insert(messages).values({
      ...row,
      propertyId,
      recipient: 'gone@guest.example',
      bodyText: '',
      state: 'sent',
      provider: 'smtp',
      providerId: `<${id}@innkeeper.example>`,
      createdAt: app.clock.now(),
    }),
  )
  const payload = aReport({ messageId: `<${id}@innkeeper.example>`, recipient: 'gone@guest.example' })
  const post = (url: string, body = payload) =>
    app.inject({ method: 'POST', url, payload: body, headers: { 'content-type': 'message/rfc822' } })
  const standing = () =>
    app.db.tenant(propertyId, (tx) => findStandings(tx, propertyId, 'email', ['gone@guest.example']))

  expect((await post(urlOf(propertyId).replace(/.$/, '!'))).statusCode).toBe(404)
  expect((await post(urlOf(other).replace(other, propertyId))).statusCode).toBe(404)
  expect((await post(urlOf(other))).statusCode).toBe(200)
  expect((await post(urlOf(propertyId), 'no mail at all')).statusCode).toBe(200)
  expect((await standing()).size).toBe(0)
  for (const _ of [1, 2]) expect((await post(urlOf(propertyId))).json()).toEqual({ received: true })
  expect([...(await standing()).values()]).toEqual(['bounced'])
})

it('nothing of a mail is read from whoever does not know the token, and nobody posts without end', async () => {
  const propertyId = await aProperty(app.db)
  const post = (url: string, payload: string) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'message/rfc822' },
      remoteAddress: '10.77.1.1',
    })
  const tooLarge = 'a'.repeat(6 * 1024 * 1024)
  expect((await post(urlOf(propertyId).replace(/.$/, '!'), tooLarge)).statusCode).toBe(404)
  expect((await post(urlOf(propertyId), tooLarge)).statusCode).toBe(413)
  const { headers } = await post(urlOf(propertyId), 'a')
  expect(headers['x-ratelimit-limit']).toBe('300')
})
