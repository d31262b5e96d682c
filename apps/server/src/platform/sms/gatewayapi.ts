import { createHmac } from 'node:crypto'
import type { SmsKeys } from '@innkeeper/domain/messaging/sms-keys.ts'
import { smsLength } from '@innkeeper/domain/messaging/sms-text.ts'
import * as z from 'zod/mini'
import { checkedSms } from './checked-message.ts'
import { callGateway, type GatewayAnswer, parsed, unreadable } from './gateway-http.ts'
import { SmsError, type SmsFailure, type SmsGateway, type SmsNews } from './port.ts'
import { isSameSignature } from './same-signature.ts'

export const GATEWAYAPI_URLS = { world: 'https://gatewayapi.com', eu: 'https://gatewayapi.eu' } as const

/** https://gatewayapi.com/docs/apis/rest: what is accepted on the phone's behalf is not delivered. */
const STATES: Readonly<
  Record<string, { state: 'sent' | 'delivered' | 'failed'; failure: SmsFailure | null }>
> = {
  SCHEDULED: { state: 'sent', failure: null },
  BUFFERED: { state: 'sent', failure: null },
  ENROUTE: { state: 'sent', failure: null },
  ACCEPTED: { state: 'sent', failure: null },
  DELIVERED: { state: 'delivered', failure: null },
  EXPIRED: { state: 'failed', failure: 'deferred' },
  UNDELIVERABLE: { state: 'failed', failure: 'invalid-number' },
  DELETED: { state: 'failed', failure: 'refused' },
  REJECTED: { state: 'failed', failure: 'refused' },
  SKIPPED: { state: 'failed', failure: 'refused' },
}

const idSchema = z.union([z.number(), z.string()])
const takenSchema = z.object({ ids: z.array(idSchema).check(z.minLength(1)) })
const reportSchema = z.object({
  id: idSchema,
  status: z.string(),
  userref: z.optional(z.nullable(z.string())),
})
const answerSchema = z.object({
  id: idSchema,
  msisdn: idSchema,
  message: z.string(),
  senttime: z.optional(z.nullable(z.number())),
})
const headerSchema = z.object({ alg: z.literal('HS256') })

type Account = SmsKeys['gatewayapi'] & { sender: string; webhookUrl: string | null }
type Options = { baseUrl: string; limitMs: number }

/** https://gatewayapi.com/docs/apis/rest */
export function createGatewayApi(account: Account, { baseUrl, limitMs }: Options): SmsGateway {
  const { token, webhookSecret, sender, webhookUrl } = account
  const authorization = `Basic ${Buffer.from(`${token}:`).toString('base64')}`
  return {
    kind: 'gateway',
    async send(message) {
      const { to, text, reference } = checkedSms(message)
      const answer = await callGateway({
        url: `${baseUrl}/rest/mtsms`,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({
          message: text,
          sender: sender.replace(/^\+/, ''),
          recipients: [{ msisdn: to.replace(/^\+/, '') }],
          ...(smsLength(text).wide !== null && { encoding: 'UCS2' }),
          ...(reference !== undefined && { userref: reference }),
          ...(webhookUrl && { callback_url: webhookUrl }),
        }),
        limitMs,
      })
      return { messageId: takenOver(answer) }
    },
    readWebhook({ headers }) {
      // The signature carries what it signs: nothing of the body is read.
      const claims = signedClaims(headers['x-gwapi-signature'] ?? '', webhookSecret)
      if (claims === null) throw new SmsError('forged', 'GatewayAPI did not sign this')
      return newsOf(claims)
    },
  }
}

function takenOver({ status, body }: GatewayAnswer): string {
  if (status < 200 || status >= 300) throw new SmsError('refused', `GatewayAPI answered ${status}`)
  const taken = takenSchema.safeParse(body)
  if (!taken.success) throw unreadable()
  return String(taken.data.ids[0])
}

/** What a JSON Web Token says, signed with the secret by HS256 and nothing else; null for any other. */
function signedClaims(token: string, secret: string): unknown {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const expected = createHmac('sha256', secret).update(`${header}.${claims}`).digest('base64url')
  if (!isSameSignature(signature, expected) || !headerSchema.safeParse(decoded(header)).success) return null
  return decoded(claims)
}

const decoded = (part: string) => parsed(Buffer.from(part, 'base64url').toString('utf8'))

function newsOf(claims: unknown): SmsNews | null {
  const report = reportSchema.safeParse(claims)
  if (report.success) {
    const { id, status, userref } = report.data
    const known = STATES[status]
    return known ? { about: 'message', messageId: String(id), reference: userref ?? null, ...known } : null
  }
  const answer = answerSchema.safeParse(claims)
  if (!answer.success) return null
  const { id, msisdn, message, senttime } = answer.data
  const at = senttime ? new Date(senttime * 1000) : null
  return {
    about: 'answer',
    messageId: String(id),
    from: `+${String(msisdn).replace(/^\+/, '')}`,
    text: message,
    at,
  }
}
