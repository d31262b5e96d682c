import { createHmac } from 'node:crypto'
import type { SmsKeys } from '@innkeeper/domain/messaging/sms-keys.ts'
import * as z from 'zod/mini'
import { checkedSms } from './checked-message.ts'
import { callGateway, type GatewayAnswer, unreadable } from './gateway-http.ts'
import { type ReceivedSmsWebhook, SmsError, type SmsFailure, type SmsGateway, type SmsNews } from './port.ts'
import { isSameSignature } from './same-signature.ts'

export const TWILIO_URL = 'https://api.twilio.com'
/** What our message is called in the address of its reports: Twilio has no key against doubles. */
const REFERENCE = 'message'

/** https://www.twilio.com/docs/api/errors; whatever is not here is a refusal. */
const FAILURES: Readonly<Record<number, SmsFailure>> = {
  14101: 'invalid-number',
  14107: 'rate-limited',
  20003: 'authentication',
  20429: 'rate-limited',
  21211: 'invalid-number',
  21217: 'invalid-number',
  21401: 'invalid-number',
  21407: 'invalid-number',
  21610: 'stopped',
  21611: 'rate-limited',
  21614: 'invalid-number',
  21635: 'invalid-number',
  30001: 'rate-limited',
  30004: 'refused',
  30005: 'invalid-number',
  30006: 'invalid-number',
}
const failureOf = (code: unknown): SmsFailure => FAILURES[Number(code)] ?? 'refused'

const STATES: Readonly<Record<string, 'sent' | 'delivered' | 'failed'>> = {
  accepted: 'sent',
  scheduled: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
}

const takenSchema = z.object({ sid: z.string().check(z.minLength(1)) })
const refusalSchema = z.object({ code: z.optional(z.nullable(z.number())) })

type Account = SmsKeys['twilio'] & { sender: string; webhookUrl: string | null }
type Options = { baseUrl: string; limitMs: number }

/** https://www.twilio.com/docs/messaging/api/message-resource */
export function createTwilio(account: Account, { baseUrl, limitMs }: Options): SmsGateway {
  const { accountSid, authToken, sender, webhookUrl } = account
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`

  function isSigned({ url, headers }: ReceivedSmsWebhook, form: URLSearchParams): boolean {
    const signed = twilioSignature(authToken, url, form)
    return isSameSignature(headers['x-twilio-signature'] ?? '', signed)
  }

  return {
    kind: 'gateway',
    async send(message) {
      const { to, text, reference } = checkedSms(message)
      const form = new URLSearchParams({ To: to, From: sender, Body: text })
      if (webhookUrl) form.set('StatusCallback', reportAddress(webhookUrl, reference))
      const answer = await callGateway({
        url: `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`,
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
        limitMs,
      })
      return { messageId: takenOver(answer) }
    },
    readWebhook(received) {
      const form = new URLSearchParams(received.rawBody.toString('utf8'))
      if (!isSigned(received, form)) throw new SmsError('forged', 'Twilio did not sign this')
      return newsOf(form, new URL(received.url).searchParams.get(REFERENCE))
    },
  }
}

function reportAddress(webhookUrl: string, reference: string | undefined): string {
  return reference === undefined ? webhookUrl : `${webhookUrl}?${REFERENCE}=${encodeURIComponent(reference)}`
}

function takenOver({ status, body }: GatewayAnswer): string {
  if (status >= 200 && status < 300) {
    const taken = takenSchema.safeParse(body)
    if (!taken.success) throw unreadable()
    return taken.data.sid
  }
  // No such account.
  if (status === 404) throw new SmsError('authentication', 'Twilio does not know the account')
  const code = refusalSchema.safeParse(body).data?.code
  throw new SmsError(failureOf(code), `Twilio answered ${status} (${code ?? 'no code'})`)
}

function newsOf(form: URLSearchParams, reference: string | null): SmsNews | null {
  const messageId = form.get('MessageSid') ?? form.get('SmsSid')
  const status = form.get('MessageStatus') ?? form.get('SmsStatus') ?? ''
  const [from, text] = [form.get('From'), form.get('Body')]
  if (!messageId) return null
  if (status === 'received' && from !== null && text !== null) {
    // Where Twilio itself answers STOP, its word for it counts, whatever the property made people write.
    const asked = form.get('OptOutType')
    return {
      about: 'answer',
      messageId,
      from,
      text: asked === 'STOP' || asked === 'START' ? asked : text,
      at: null,
    }
  }
  const state = STATES[status]
  if (!state) return null
  const failure = state === 'failed' ? failureOf(form.get('ErrorCode')) : null
  return { about: 'message', messageId, reference, state, failure }
}

/** https://www.twilio.com/docs/usage/webhooks/webhooks-security: the address, then each name and value by name. */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...new Set(form.keys())]
    .sort()
    .flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value))
  return createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest('base64')
}
