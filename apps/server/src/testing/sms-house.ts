import { eq } from 'drizzle-orm'
import type { Inbound, InboundMessage } from '../features/messaging/inbound.ts'
import type { MessagingService } from '../features/messaging/service.ts'
import { messageAddresses, messages } from '../features/messaging/tables.ts'
import { createSmsAdapters } from '../platform/sms/adapters.ts'
import { openTestApp, type TestApp, type TestAppOptions } from './app.ts'
import { aSignedIn } from './builders.ts'
import { caller } from './caller.ts'
import { openGatewayApiServer } from './gatewayapi-server.ts'
import { aMessageDesk } from './message-desk.ts'
import type { QueuedWebhook } from './provider-server.ts'
import { openTwilioServer } from './twilio-server.ts'

export const TWILIO_KEYS = { accountSid: `AC${'0123456789abcdef'.repeat(2)}`, authToken: 'an-auth-token' }
export const GATEWAYAPI_KEYS = { token: 'a-token-of-the-account', webhookSecret: 'chosen-by-us', isEu: false }
export const SMS_ORIGIN = 'https://stay.example'

/** The app with stand-ins of both SMS providers, which answer within two seconds or not at all. */
export async function openSmsApp(options: TestAppOptions = {}) {
  const twilio = await openTwilioServer(TWILIO_KEYS)
  const gatewayapi = await openGatewayApiServer(GATEWAYAPI_KEYS)
  const smsGateways = createSmsAdapters({
    twilioUrl: twilio.url,
    gatewayApiUrl: gatewayapi.url,
    limitMs: 2000,
  })
  const app = await openTestApp({
    withJobs: true,
    requestsPerMinute: 100_000,
    environment: { PUBLIC_URL: SMS_ORIGIN },
    ...options,
    outside: { smsGateways, ...options.outside },
  })
  const jobs = app.features.flatMap(({ jobs }) => jobs ?? [])
  const sweep = jobs.find(({ name }) => name === 'messaging.sweep-lanes')
  const services = app.features.find(({ name }) => name === 'messaging')?.services as {
    messaging: MessagingService
    inbound: Inbound
  }
  const inbound: InboundMessage[] = []
  services.inbound.register(async (message) => void inbound.push(message))
  return {
    app,
    twilio,
    gatewayapi,
    messaging: services.messaging,
    /** What guests wrote back. */
    inbound,
    /** The minute has come. */
    sweep: () => sweep?.handler({ payload: {}, signal: new AbortController().signal } as never),
    /** A provider sends a webhook: to where it was told, unless the test says otherwise. */
    deliver: ({ url, headers, body }: QueuedWebhook, path = url.slice(SMS_ORIGIN.length)) =>
      app.inject({ method: 'POST', url: path, headers, payload: body }),
    close: async () => {
      await app.close()
      await Promise.all([twilio.close(), gatewayapi.close()])
    },
  }
}

/** A property whose SMS leave by a provider. */
export async function anSmsHouse(
  app: TestApp,
  keys: (object & { provider: string }) | null,
  sms: object = {},
) {
  const desk = await aMessageDesk(app)
  const { propertyId } = desk
  const owner = caller(app, (await aSignedIn(app, propertyId, ['owner'])).cookie)
  const read = async () => (await owner('GET', 'messages/settings')).data
  const change = async (change: object, secrets: object = {}) => {
    const { settings, revision } = await read()
    return owner('PUT', 'messages/settings', { revision, settings: { ...settings, ...change }, secrets })
  }
  if (keys) {
    const set = { provider: keys.provider, sender: 'Fjellheim', monthlyParts: null, ...sms }
    const { code } = await change({ sms: set }, { smsKeys: keys })
    if (code) throw new Error(code)
  }
  const ofProperty = eq(messages.propertyId, propertyId)
  return {
    ...desk,
    owner,
    read,
    change,
    webhook: (provider: string) => `${SMS_ORIGIN}/webhooks/sms/${provider}/${propertyId}`,
    sendSms: (text = 'Good morning, {{firstName}}') =>
      desk.send({ content: { email: null, sms: { languages: { 0: text } } } }),
    rows: () =>
      app.db.tenant(propertyId, (tx) =>
        tx
          .select()
          .from(messages)
          .where(ofProperty)
          .orderBy(messages.createdAt, messages.recipient, messages.id),
      ),
    standings: () =>
      app.db.tenant(propertyId, (tx) =>
        tx
          .select({ address: messageAddresses.address, standing: messageAddresses.standing })
          .from(messageAddresses)
          .where(eq(messageAddresses.propertyId, propertyId)),
      ),
  }
}
export type SmsHouse = Awaited<ReturnType<typeof anSmsHouse>>
