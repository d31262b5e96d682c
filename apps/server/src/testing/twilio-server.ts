import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  openProviderServer,
  type ProviderAnswer,
  type ProviderServer,
  type QueuedWebhook,
} from './provider-server.ts'

type Kept = { sid: string; to: string; from: string; body: string; statusCallback: string | null }
type Keys = { accountSid: string; authToken: string }

export type TwilioServer = ProviderServer & {
  messages: Kept[]
  /** Numbers whose owners told Twilio to send nothing more. */
  stopped: Set<string>
  /** What Twilio tells of a message, where it was asked to; it waits for the test to deliver it. */
  report(sid: string, status: string, errorCode?: number): QueuedWebhook
  /** What somebody sends to the property's number. */
  answer(url: string, from: string, text: string, more?: Record<string, string>): QueuedWebhook
}

const newSid = (kind: string) => kind + randomBytes(16).toString('hex')

/** Twilio's Messages resource and its signed webhooks as its documentation describes them, in memory. */
export async function openTwilioServer({ accountSid, authToken }: Keys): Promise<TwilioServer> {
  const messages: Kept[] = []
  const stopped = new Set<string>()
  const server = await openProviderServer(answer)

  function answer(request: IncomingMessage, text: string): ProviderAnswer {
    const basic = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    if (request.headers.authorization !== basic) return refusal(401, 20003, 'Authenticate')
    if (request.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`)
      return refusal(404, 20404, 'The requested resource was not found')
    const form = new URLSearchParams(text)
    const [to, from, body] = [form.get('To') ?? '', form.get('From') ?? '', form.get('Body') ?? '']
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return refusal(400, 21211, `The 'To' number ${to} is not valid`)
    if (!from) return refusal(400, 21603, "A 'From' phone number is required")
    if (!body) return refusal(400, 21602, 'Message body is required')
    if (stopped.has(to)) return refusal(400, 21610, 'Attempt to send to unsubscribed recipient')
    const kept = { sid: newSid('SM'), to, from, body, statusCallback: form.get('StatusCallback') }
    messages.push(kept)
    return {
      status: 201,
      body: { sid: kept.sid, account_sid: accountSid, to, from, body, status: 'queued', error_code: null },
    }
  }

  /** https://www.twilio.com/docs/usage/webhooks/webhooks-security */
  function signed(url: string, fields: Record<string, string>): QueuedWebhook {
    const sorted = Object.keys(fields).sort()
    const text = url + sorted.map((name) => `${name}${fields[name]}`).join('')
    const webhook = {
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        'x-twilio-signature': createHmac('sha1', authToken).update(text).digest('base64'),
      },
      body: new URLSearchParams(fields).toString(),
    }
    server.queue(webhook)
    return webhook
  }

  return {
    ...server,
    messages,
    stopped,
    report(sid, status, errorCode) {
      const message = messages.find((kept) => kept.sid === sid)
      if (!message?.statusCallback) throw new Error('nobody asked for reports of that')
      const { to, from, statusCallback } = message
      return signed(statusCallback, {
        AccountSid: accountSid,
        MessageSid: sid,
        SmsSid: sid,
        MessageStatus: status,
        SmsStatus: status,
        To: to,
        From: from,
        ApiVersion: '2010-04-01',
        ...(errorCode !== undefined && { ErrorCode: String(errorCode) }),
      })
    },
    answer(url, from, text, more = {}) {
      const sid = newSid('SM')
      return signed(url, {
        AccountSid: accountSid,
        MessageSid: sid,
        SmsSid: sid,
        SmsMessageSid: sid,
        SmsStatus: 'received',
        From: from,
        To: '+4759440000',
        Body: text,
        NumMedia: '0',
        NumSegments: '1',
        ApiVersion: '2010-04-01',
        ...more,
      })
    },
  }
}

const refusal = (status: number, code: number, message: string): ProviderAnswer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})
