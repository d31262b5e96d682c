import type { Mailing } from '@innkeeper/api/messaging/mailings.ts'
import { and, eq } from 'drizzle-orm'
import { mailings, messages } from '../features/messaging/tables.ts'
import type { TestApp } from './app.ts'
import { aGuestDesk } from './guest-desk.ts'

/** Words in one language, for those tests that do not look at them. */
export const aLetter = (subject = 'Good to know', text = 'Dear {{firstName}}, welcome.') => ({
  email: { from: 'letter', languages: { 0: { subject, text } } },
  sms: null,
})

/** An SMS and nothing else. */
export const aText = (text = 'Welcome') => ({ email: null, sms: { languages: { 0: text } } })

/** Runs one of the jobs of messaging here and now, whoever else works on jobs. */
export async function runMessagingJob(app: TestApp, name: string, payload: object = {}): Promise<void> {
  const jobs = app.features.find((feature) => feature.name === 'messaging')?.jobs ?? []
  const job = jobs.find((each) => each.name === name)
  if (!job) throw new Error(`messaging has no job ${name}`)
  await job.handler({ payload, signal: new AbortController().signal })
}

/** A property with somebody who writes to its guests. */
export async function aMessageDesk(app: TestApp, property: Parameters<typeof aGuestDesk>[1] = {}) {
  const desk = await aGuestDesk(app, property)
  const { propertyId, call } = desk
  return {
    ...desk,
    /** To arrivals of today unless said otherwise. */
    send: (change: object = {}, headers: Record<string, string> = {}) =>
      call(
        'POST',
        'messages',
        {
          audience: { groups: [{ parts: [{ who: 'arrivals today' }] }] },
          content: aLetter(),
          purpose: 'service',
          sendAt: null,
          confirmedPeople: null,
          ...change,
        },
        headers,
      ),
    /** Sends what is due by a channel. */
    work: (channel: 'email' | 'sms' = 'email') =>
      runMessagingJob(app, 'messaging.send-lane', { propertyId, channel }),
    /** The hour of a scheduled message has come. */
    start: (mailingId: string) => runMessagingJob(app, 'messaging.start-mailing', { propertyId, mailingId }),
    mailing: async (id: string): Promise<Mailing> => (await call('GET', `mailings/${id}`)).data,
    storedMessages: (mailingId: string) =>
      app.db.tenant(propertyId, (tx) =>
        tx
          .select()
          .from(messages)
          .where(and(eq(messages.propertyId, propertyId), eq(messages.causeId, mailingId)))
          .orderBy(messages.recipient, messages.failure, messages.id),
      ),
    storedMailings: () =>
      app.db.tenant(propertyId, (tx) =>
        tx.select().from(mailings).where(eq(mailings.propertyId, propertyId)),
      ),
  }
}
