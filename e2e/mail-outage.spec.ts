import { randomUUID } from 'node:crypto'
import { mailServerError, startMailServer } from '../apps/server/src/platform/mail/mail-server-stand-in.ts'
import { freshDatabase } from './support/database-server.ts'
import { makeStay, messagesTo, writeTo } from './support/message-calls.ts'
import { DESK } from './support/screens.ts'
import { type RunningServer, START_LIMIT_MS, startServer } from './support/server.ts'
import { setUpAddress } from './support/set-up.ts'
import { test as base, expect } from './support/test.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>> & { setAway: (isAway: boolean) => void }

/** Its own server, which sends mail for real, to a mail server that can be away. */
const test = base.extend<object, { mailServer: MailServer; server: RunningServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from the pattern
    async ({}, use) => {
      let isAway = false
      const mailServer = await startMailServer({
        onConnect: (_session, done) => (isAway ? done(mailServerError(421, 'away')) : done()),
      })
      const setAway = (next: boolean) => {
        isAway = next
      }
      await use({ ...mailServer, setAway })
      await mailServer.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailServer }, use) => {
      const database = await freshDatabase()
      const server = await startServer({
        databaseUrl: database?.url,
        isDemo: false,
        smtpUrl: `smtp://127.0.0.1:${mailServer.port}`,
      })
      await use(server)
      await server.stop()
      await database?.drop()
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
})

test.use(DESK)

test('while the mail server is away staff read why a message waits; once it is back the message goes out, once', async ({
  page,
  server,
  mailServer,
}) => {
  const code = new URL(setUpAddress(server)).hash.replace('#code=', '')
  const owner = { email: 'mia@skogly.example', name: 'Mia Holm', password: 'fog over the lower field' }
  const property = { propertyId: 'skogly', name: 'Skogly', languages: ['GB'], preset: 'hotel' }
  const made = await page.request.post('/api/account/setUp', {
    headers: { origin: server.url, 'idempotency-key': randomUUID() },
    data: { code, owner, property: { ...property, currency: 'NOK', timeZone: 'Europe/Oslo' } },
  })
  expect(made.status(), await made.text()).toBe(200)
  const stay = await makeStay(page, 'Sofie')
  const other = await makeStay(page, 'Emil')
  const letter = { subject: 'The sauna is warm', text: 'From six.', purpose: 'service' } as const

  mailServer.setAway(true)
  await page.goto('/admin/messages/outbox')
  await writeTo(page, stay, letter)
  const row = page.getByRole('row').filter({ hasText: stay.email })
  await expect(row).toContainText('Waiting')
  await expect(row).toContainText(/The provider .*Tried once, tries again\./)

  mailServer.setAway(false)
  const isDue = async () => {
    const [message] = await messagesTo(page, stay)
    return message?.state === 'sent' || Date.parse(message?.nextTryAt ?? '') <= Date.now()
  }
  await expect.poll(isDue).toBe(true)
  // What waits goes with the next message, at the latest when the minute is over.
  await writeTo(page, other, letter)
  await expect(row).toContainText('Sent')
  await expect(page.getByRole('row').filter({ hasText: other.email })).toContainText('Sent')
  expect(mailServer.received.flatMap(({ to }) => to).sort()).toEqual([other.email, stay.email].sort())
})
