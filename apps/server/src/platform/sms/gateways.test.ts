import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GatewayApiServer, openGatewayApiServer } from '../../testing/gatewayapi-server.ts'
import { openTwilioServer, type TwilioServer } from '../../testing/twilio-server.ts'
import { createSmsAdapters, type SmsAdapters } from './adapters.ts'
import { SmsError, type SmsGateway } from './port.ts'
import { twilioSignature } from './twilio.ts'

const TWILIO = { accountSid: `AC${'0123456789abcdef'.repeat(2)}`, authToken: 'an-auth-token' }
const GATEWAYAPI = { token: 'a-token-of-the-account', webhookSecret: 'chosen-by-the-hotel', isEu: false }
const WEBHOOK = 'https://stay.example/webhooks/sms/provider/fjellheim'
const SENDING = { sender: 'Fjellheim', webhookUrl: WEBHOOK }
const MESSAGE = { to: '+4591234567', text: 'Good morning', reference: 'message-1' }

let twilio: TwilioServer
let gatewayapi: GatewayApiServer
let adapters: SmsAdapters
beforeAll(async () => {
  twilio = await openTwilioServer(TWILIO)
  gatewayapi = await openGatewayApiServer(GATEWAYAPI)
  adapters = createSmsAdapters({ twilioUrl: twilio.url, gatewayApiUrl: gatewayapi.url, limitMs: 300 })
})
afterAll(() => Promise.all([twilio.close(), gatewayapi.close()]))

const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof SmsError)) throw error
      return { failure: error.failure, retryable: error.retryable, mayHaveGone: error.mayHaveGone }
    },
  )

const PROVIDERS = [
  {
    name: 'Twilio',
    server: () => twilio,
    open: () => adapters.twilio(TWILIO, SENDING),
    openWrong: () => adapters.twilio({ ...TWILIO, authToken: 'another-token' }, SENDING),
  },
  {
    name: 'GatewayAPI',
    server: () => gatewayapi,
    open: () => adapters.gatewayapi(GATEWAYAPI, SENDING),
    openWrong: () => adapters.gatewayapi({ ...GATEWAYAPI, token: 'another-token' }, SENDING),
  },
]

describe.each(PROVIDERS)('$name', ({ server, open, openWrong }) => {
  const failed = (failure: string, retryable: boolean, mayHaveGone = false) => ({
    failure,
    retryable,
    mayHaveGone,
  })

  it.each([
    ['429', { kind: 'status', status: 429 } as const, failed('rate-limited', true)],
    ['500', { kind: 'status', status: 500 } as const, failed('connection', true)],
    [
      '503 with garbage',
      { kind: 'status', status: 503, body: '<html>' } as const,
      failed('connection', true),
    ],
    ['garbage', { kind: 'status', status: 200, body: '<html>' } as const, failed('connection', true, true)],
    ['silence', { kind: 'silence' } as const, failed('connection', true, true)],
    ['a cut after it was taken', { kind: 'half an answer' } as const, failed('connection', true, true)],
    ['an unknown refusal', { kind: 'status', status: 400, body: {} } as const, failed('refused', false)],
  ])('%s is told as it is', async (_, trouble, expected) => {
    server().trouble(trouble)
    expect(await failureOf(open().send(MESSAGE))).toEqual(expected)
  })

  it('that does not know the keys is for the property to mend', async () => {
    expect(await failureOf(openWrong().send(MESSAGE))).toEqual(failed('authentication', true))
  })

  it('that is not there has nothing', async () => {
    const closed = await openTwilioServer(TWILIO)
    await closed.close()
    const gone = createSmsAdapters({ twilioUrl: closed.url, gatewayApiUrl: closed.url })
    const port: SmsGateway =
      server() === twilio ? gone.twilio(TWILIO, SENDING) : gone.gatewayapi(GATEWAYAPI, SENDING)
    expect(await failureOf(port.send(MESSAGE))).toEqual(failed('connection', true))
  })

  it('is asked for no more than a text to a number', async () => {
    expect(await failureOf(open().send({ ...MESSAGE, to: '12345' }))).toEqual(
      failed('invalid-message', false),
    )
  })
})

describe('Twilio', () => {
  const open = () => adapters.twilio(TWILIO, SENDING)

  it('signs as its documentation shows', () => {
    const form = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    })
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
    expect(twilioSignature('12345', url, form)).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=')
  })

  it('gets sender, text and where to report, with our name of the message', async () => {
    const { messageId } = await open().send(MESSAGE)
    expect(twilio.messages.at(-1)).toEqual({
      sid: messageId,
      to: '+4591234567',
      from: 'Fjellheim',
      body: 'Good morning',
      statusCallback: `${WEBHOOK}?message=message-1`,
    })
  })

  it('says who wants nothing more', async () => {
    twilio.stopped.add('+4590000001')
    const sending = open().send({ ...MESSAGE, to: '+4590000001' })
    expect(await failureOf(sending)).toMatchObject({ failure: 'stopped', retryable: false })
  })

  it('reports in its own words, which become ours', async () => {
    const { messageId } = await open().send(MESSAGE)
    const read = (status: string, code?: number) => {
      const { url, headers, body } = twilio.report(messageId, status, code)
      return open().readWebhook({ url, headers, rawBody: Buffer.from(body) })
    }
    const said = { about: 'message', messageId, reference: 'message-1' }
    expect(read('sent')).toEqual({ ...said, state: 'sent', failure: null })
    expect(read('delivered')).toEqual({ ...said, state: 'delivered', failure: null })
    expect(read('undelivered', 30005)).toEqual({ ...said, state: 'failed', failure: 'invalid-number' })
    expect(read('failed', 21610)).toEqual({ ...said, state: 'failed', failure: 'stopped' })
    expect(read('undelivered', 30008)).toEqual({ ...said, state: 'failed', failure: 'refused' })
    expect(read('a later word')).toBeNull()
  })

  it('is not believed when one letter is another, or the address', async () => {
    const { headers, body, url } = twilio.answer(WEBHOOK, '+4591234567', 'Thank you')
    const read = (change: object) =>
      open().readWebhook({ url, headers, rawBody: Buffer.from(body), ...change })
    expect(read({})).toMatchObject({ about: 'answer', from: '+4591234567', text: 'Thank you' })
    for (const change of [
      { url: `${url}?message=other` },
      { rawBody: Buffer.from(body.replace('Thank', 'Shank')) },
      { headers: {} },
    ]) {
      expect(() => read(change)).toThrow(SmsError)
    }
  })

  it('says STOP in one word, whatever was written', () => {
    const { headers, body, url } = twilio.answer(WEBHOOK, '+4591234567', 'Cancel', { OptOutType: 'STOP' })
    expect(open().readWebhook({ url, headers, rawBody: Buffer.from(body) })).toMatchObject({ text: 'STOP' })
  })
})

describe('GatewayAPI', () => {
  const open = (keys = GATEWAYAPI) => adapters.gatewayapi(keys, SENDING)
  const readToken = (token: string, secret = GATEWAYAPI.webhookSecret) =>
    open({ ...GATEWAYAPI, webhookSecret: secret }).readWebhook({
      url: WEBHOOK,
      headers: { 'x-gwapi-signature': token },
      rawBody: Buffer.from('{}'),
    })

  it('signs as its documentation shows', () => {
    const token =
      'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJpZCI6MjM4MTcwMywibXNpc2RuIjo0NTQyNjA5MDQ1LCJ0aW1lIjoxNTIyNzY0MDYyLCJzdGF0dXMiOiJERUxJVkVSRUQiLCJlcnJvciI6bnVsbCwiY29kZSI6bnVsbCwidXNlcnJlZiI6bnVsbCwiY2FsbGJhY2tfdXJsIjoiaHR0cDovL2JiYWY3MTQyLm5ncm9rLmlvIiwiYXBpIjo0fQ.KdfDH65bnQtgxEkFnpAQodOciAJedZFB13r9wEo8t3Y'
    expect(readToken(token, 'secret')).toEqual({
      about: 'message',
      messageId: '2381703',
      reference: null,
      state: 'delivered',
      failure: null,
    })
    expect(() => readToken(token, 'another')).toThrow(SmsError)
  })

  it('gets sender, text and our name of the message, in the wide alphabet where it needs it', async () => {
    const { messageId } = await open().send({ ...MESSAGE, text: 'Tere õhtust 🌙' })
    expect(gatewayapi.messages.at(-1)).toEqual({
      id: Number(messageId),
      msisdn: 4591234567,
      sender: 'Fjellheim',
      message: 'Tere õhtust 🌙',
      encoding: 'UCS2',
      userref: 'message-1',
      callbackUrl: WEBHOOK,
    })
    await open().send(MESSAGE)
    expect(gatewayapi.messages.at(-1)?.encoding).toBe('UTF8')
  })

  it.each([
    ['DELIVERED', 'delivered', null],
    ['ENROUTE', 'sent', null],
    ['ACCEPTED', 'sent', null],
    ['EXPIRED', 'failed', 'deferred'],
    ['UNDELIVERABLE', 'failed', 'invalid-number'],
    ['REJECTED', 'failed', 'refused'],
  ])('%s is %s', async (status, state, failure) => {
    const { messageId } = await open().send(MESSAGE)
    const { headers } = gatewayapi.report(Number(messageId), status)
    expect(readToken(headers['x-gwapi-signature'] ?? '')).toEqual({
      about: 'message',
      messageId,
      reference: 'message-1',
      state,
      failure,
    })
  })

  it('is not believed without its signature, nor by a token that asks for none', () => {
    const { headers } = gatewayapi.answer(WEBHOOK, '+4591234567', 'STOP')
    const [header = '', claims = '', signature = ''] = (headers['x-gwapi-signature'] ?? '').split('.')
    expect(readToken(`${header}.${claims}.${signature}`)).toMatchObject({
      about: 'answer',
      from: '+4591234567',
    })
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const token of [
      '',
      `${header}.${claims}.`,
      `${none}.${claims}.`,
      `${none}.${claims}.${signature}`,
    ]) {
      expect(() => readToken(token)).toThrow(SmsError)
    }
  })
})
