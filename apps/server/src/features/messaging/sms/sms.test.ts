import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import type { QueuedWebhook } from '../../../testing/provider-server.ts'
import {
  anSmsHouse,
  GATEWAYAPI_KEYS,
  openSmsApp,
  type SmsHouse,
  TWILIO_KEYS,
} from '../../../testing/sms-house.ts'
import type { MessageRow } from '../tables.ts'

let outside: Awaited<ReturnType<typeof openSmsApp>>
beforeAll(async () => {
  outside = await openSmsApp()
  outside.messaging.registerCause('parcel', { isStanding: async () => true, attachments: async () => [] })
})
afterAll(() => outside.close())
beforeEach(() => outside.app.clock.set(TEST_NOW))

let lastPhone = 4_590_100_000
const aPhone = () => `+${++lastPhone}`

/** In the order of the alphabet: a frozen clock says nothing of theirs. */
const states = async (house: SmsHouse) =>
  (await house.rows()).map(({ state, failure }) => `${state} ${failure ?? ''}`.trim()).toSorted()
const become = async (house: SmsHouse, ...wanted: string[]) => {
  let found: string[] = []
  const isSo = async () => {
    found = await states(house)
    return found.join() === wanted.toSorted().join()
  }
  await eventually('messages', isSo, 10_000).catch(() => expect(found).toEqual(wanted.toSorted()))
}
const onlyRow = async (house: SmsHouse) => (await house.rows())[0] as MessageRow

/** A message of a single guest, such as those about orders. */
const tellParcel = (house: SmsHouse, phone: string, text = 'A parcel waits.') =>
  outside.app.db.tenant(house.propertyId, (tx) =>
    outside.messaging.sendMessage(tx, {
      propertyId: house.propertyId,
      cause: { kind: 'parcel', id: '1' },
      kind: 'arrived',
      recipient: { bookingId: null, phone, email: null },
      language: 'en',
      content: { sms: { text } },
    }),
  )

const mailTo = (house: SmsHouse, email: string) =>
  outside.app.db.tenant(house.propertyId, (tx) =>
    outside.messaging.sendMessage(tx, {
      propertyId: house.propertyId,
      cause: { kind: 'parcel', id: '1' },
      kind: 'arrived',
      recipient: { bookingId: null, phone: null, email },
      language: 'en',
      content: { email: { subject: 'A parcel', text: 'waits', html: '<p>waits</p>', hasAttachments: false } },
    }),
  )

const PROVIDERS = [
  {
    provider: 'twilio',
    keys: { provider: 'twilio', ...TWILIO_KEYS },
    server: () => outside.twilio,
    sentTo: (phone: string) => outside.twilio.messages.filter(({ to }) => to === phone).length,
    report: (phone: string, state: 'delivered' | 'sent' | 'failed') => {
      const message = outside.twilio.messages.findLast(({ to }) => to === phone)
      const [status, code] = state === 'failed' ? (['undelivered', 30005] as const) : [state]
      return outside.twilio.report(message?.sid ?? '', status, code)
    },
    answer: (url: string, from: string, text: string) => outside.twilio.answer(url, from, text),
  },
  {
    provider: 'gatewayapi',
    keys: { provider: 'gatewayapi', ...GATEWAYAPI_KEYS },
    server: () => outside.gatewayapi,
    sentTo: (phone: string) =>
      outside.gatewayapi.messages.filter(({ msisdn }) => `+${msisdn}` === phone).length,
    report: (phone: string, state: 'delivered' | 'sent' | 'failed') => {
      const message = outside.gatewayapi.messages.findLast(({ msisdn }) => `+${msisdn}` === phone)
      const status = { delivered: 'DELIVERED', sent: 'ENROUTE', failed: 'UNDELIVERABLE' }[state]
      return outside.gatewayapi.report(message?.id ?? 0, status)
    },
    answer: (url: string, from: string, text: string) => outside.gatewayapi.answer(url, from, text),
  },
]

describe.each(PROVIDERS)('SMS by $provider', ({ provider, keys, server, sentTo, report, answer }) => {
  const aHouse = (sms: object = {}) => anSmsHouse(outside.app, keys, sms)

  async function aSent(house: SmsHouse): Promise<string> {
    const phone = aPhone()
    await tellParcel(house, phone)
    await become(house, 'sent')
    return phone
  }

  it('are sent, and delivered when the provider says so with its signature', async () => {
    const house = await aHouse()
    const phone = await aSent(house)
    expect(await onlyRow(house)).toMatchObject({ provider, recipient: phone, deliveredAt: null })
    expect((await outside.deliver(report(phone, 'delivered'))).statusCode).toBe(204)
    expect(await onlyRow(house)).toMatchObject({ state: 'delivered', deliveredAt: new Date(TEST_NOW) })
    // Reports come in any order, and more than once.
    for (const state of ['sent', 'failed', 'delivered'] as const) await outside.deliver(report(phone, state))
    expect(await states(house)).toEqual(['delivered'])
  })

  it('that no phone has say so', async () => {
    const house = await aHouse()
    const phone = await aSent(house)
    await outside.deliver(report(phone, 'failed'))
    expect(await states(house)).toEqual(['failed invalid-number'])
  })

  it('are not believed to be delivered by whoever says so', async () => {
    const house = await aHouse()
    const phone = await aSent(house)
    const { url, headers, body } = report(phone, 'delivered')
    const forged: QueuedWebhook[] = [
      { url, body, headers: { 'content-type': 'application/json' } },
      { url, body, headers: { ...headers, 'x-twilio-signature': 'AAAA', 'x-gwapi-signature': 'a.b.c' } },
    ]
    for (const webhook of forged) {
      const refused = await outside.deliver(webhook)
      expect([refused.statusCode, refused.body]).toEqual([403, ''])
    }
    // Nor by another property's provider, nor where no provider is.
    const none = await anSmsHouse(outside.app, null)
    const elsewhere = await outside.deliver(
      { url, headers, body },
      `/webhooks/sms/${provider}/${none.propertyId}`,
    )
    expect([elsewhere.statusCode, elsewhere.body]).toEqual([403, ''])
    const unknown = await outside.deliver({ url, headers, body }, `/webhooks/sms/${provider}/nobody-has-this`)
    expect(unknown.statusCode).toBe(404)
    const noProvider = await outside.deliver(
      { url, headers, body },
      `/webhooks/sms/other/${house.propertyId}`,
    )
    expect(noProvider.statusCode).toBe(403)
    const large = await outside.deliver({ url, headers, body: 'x'.repeat(20_000) })
    expect(large.statusCode).toBe(413)
    expect(await states(house)).toEqual(['sent'])
  })

  it.each([
    ['429', { kind: 'status', status: 429 } as const, 'rate-limited', false],
    ['503', { kind: 'status', status: 503 } as const, 'connection', false],
    ['garbage', { kind: 'status', status: 200, body: 'oops' } as const, 'connection', true],
    ['silence', { kind: 'silence' } as const, 'connection', true],
    ['a cut after it was taken', { kind: 'half an answer' } as const, 'connection', true],
  ])(
    'wait when the provider answers with %s, while others go on',
    async (_, trouble, failure, mayBeDouble) => {
      const [house, other] = [await aHouse(), await aHouse()]
      const phone = aPhone()
      server().trouble(trouble)
      await tellParcel(house, phone)
      await become(house, `queued ${failure}`)
      expect(await onlyRow(house)).toMatchObject({ tries: 1, mayBeDouble })
      await mailTo(house, 'goes-on@guest.example')
      await become(house, `queued ${failure}`, 'kept')
      await aSent(other)
      // Not before its time.
      await outside.sweep()
      expect(await states(house)).toEqual(['kept', `queued ${failure}`])
      outside.app.clock.advance({ seconds: 20 })
      await outside.sweep()
      await eventually('the next try', async () => (await states(house)).includes('sent'))
      expect(sentTo(phone)).toBeGreaterThanOrEqual(1)
    },
  )

  it('whose answer was lost are not sent again once the provider reports them', async () => {
    const house = await aHouse()
    const phone = aPhone()
    server().trouble({ kind: 'lost answer' })
    await tellParcel(house, phone)
    await become(house, 'queued connection')
    await outside.deliver(report(phone, 'delivered'))
    expect(await onlyRow(house)).toMatchObject({ state: 'delivered', mayBeDouble: true })
    outside.app.clock.advance({ hours: 1 })
    await outside.sweep()
    expect(sentTo(phone)).toBe(1)
  })

  it('go nowhere after STOP, in any of the languages, until START', async () => {
    const house = await aHouse()
    const phone = await aSent(house)
    await outside.deliver(answer(house.webhook(provider), phone, 'Stopp!'))
    expect(await house.standings()).toEqual([{ address: phone, standing: 'stopped' }])
    await house.booking({ phone })
    await house.booking({ phone: aPhone() })
    await house.sendSms()
    await tellParcel(house, phone)
    await become(house, 'sent', 'sent', 'skipped stopped', 'skipped stopped')
    await outside.deliver(answer(house.webhook(provider), phone, 'START'))
    expect(await house.standings()).toEqual([])
    expect(outside.inbound.some(({ propertyId }) => propertyId === house.propertyId)).toBe(false)
  })

  it('that wait are called off by STOP', async () => {
    const house = await aHouse()
    const phone = aPhone()
    server().trouble({ kind: 'status', status: 429 })
    await tellParcel(house, phone)
    await become(house, 'queued rate-limited')
    await outside.deliver(answer(house.webhook(provider), phone, 'STOP'))
    expect(await states(house)).toEqual(['skipped stopped'])
  })

  it('that somebody answers are handed over', async () => {
    const house = await aHouse()
    const from = aPhone()
    const webhook = answer(house.webhook(provider), from, 'May we check in at two? – Åsa')
    expect((await outside.deliver(webhook)).statusCode).toBe(204)
    const handed = outside.inbound.filter(({ propertyId }) => propertyId === house.propertyId)
    expect(handed).toEqual([
      {
        propertyId: house.propertyId,
        channel: 'sms',
        from,
        text: 'May we check in at two? – Åsa',
        providerId: expect.any(String),
        at: expect.any(Date),
      },
    ])
  })

  it('over the limit of the month go nowhere and say so, also those about orders', async () => {
    const house = await aHouse({ monthlyParts: 2 })
    const phone = aPhone()
    await tellParcel(house, phone)
    await tellParcel(house, phone, 'long '.repeat(60))
    await tellParcel(house, phone)
    await tellParcel(house, phone)
    await eventually(
      'all sent',
      async () => (await states(house)).filter((state) => state === 'sent').length === 2,
    )
    expect(await states(house)).toEqual([
      'sent',
      'sent',
      'skipped sms-limit-reached',
      'skipped sms-limit-reached',
    ])
    expect((await house.read()).partsThisMonth).toBe(2)
  })
})

describe('Twilio', () => {
  it('says who stopped, and the number is marked', async () => {
    const house = await anSmsHouse(outside.app, { provider: 'twilio', ...TWILIO_KEYS })
    const phone = aPhone()
    outside.twilio.stopped.add(phone)
    await tellParcel(house, phone)
    await become(house, 'skipped stopped')
    expect(await house.standings()).toEqual([{ address: phone, standing: 'stopped' }])
  })
})

describe('SMS of a property without a provider', () => {
  it('stay in the house and are never called sent', async () => {
    const house = await anSmsHouse(outside.app, null)
    await tellParcel(house, aPhone())
    await become(house, 'kept')
  })

  it('leave at once when one is set, and wait no longer for wrong keys once they are right', async () => {
    const wrong = { provider: 'twilio', ...TWILIO_KEYS, authToken: 'not-the-token' }
    const house = await anSmsHouse(outside.app, wrong)
    await tellParcel(house, aPhone())
    await become(house, 'queued authentication')
    await house.change({}, { smsKeys: { provider: 'twilio', ...TWILIO_KEYS } })
    await eventually('the right keys', async () => {
      outside.app.clock.advance({ minutes: 1 })
      await outside.sweep()
      return (await states(house))[0] === 'sent'
    })
  })
})
