import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  openProviderServer,
  type ProviderAnswer,
  type ProviderServer,
  type QueuedWebhook,
} from './provider-server.ts'

type Kept = {
  id: number
  msisdn: number
  sender: string
  message: string
  encoding: string
  userref: string | null
  callbackUrl: string | null
}
type Keys = { token: string; webhookSecret: string }

export type GatewayApiServer = ProviderServer & {
  messages: Kept[]
  /** What is told of a message, where it was asked to; it waits for the test to deliver it. */
  report(id: number, status: string): QueuedWebhook
  /** What somebody sends to the property's number. */
  answer(url: string, from: string, text: string): QueuedWebhook
}

/** GatewayAPI's REST API for SMS and its signed webhooks as its documentation describes them, in memory. */
export async function openGatewayApiServer({ token, webhookSecret }: Keys): Promise<GatewayApiServer> {
  const messages: Kept[] = []
  let lastId = 1_000_000
  const server = await openProviderServer(answer)

  function answer(request: IncomingMessage, text: string): ProviderAnswer {
    if (request.url !== '/rest/mtsms') return { status: 404 }
    if (request.headers.authorization !== `Basic ${Buffer.from(`${token}:`).toString('base64')}`)
      return refusal(401, '0x0200', 'Unable to authenticate')
    const sent = JSON.parse(text) as NewSms
    const [recipient] = sent.recipients
    if (!recipient || !/^[1-9]\d{6,14}$/.test(recipient.msisdn))
      return refusal(400, '0x0308', 'Invalid msisdn')
    if (!/^(\d{1,15}|.{1,11})$/.test(sent.sender)) return refusal(400, '0x0303', 'Invalid sender')
    lastId += 1
    messages.push({
      id: lastId,
      msisdn: Number(recipient.msisdn),
      sender: sent.sender,
      message: sent.message,
      encoding: sent.encoding ?? 'UTF8',
      userref: sent.userref ?? null,
      callbackUrl: sent.callback_url ?? null,
    })
    return {
      status: 200,
      body: { ids: [lastId], usage: { countries: { DK: 1 }, currency: 'DKK', total_cost: 0.12 } },
    }
  }

  /** A token of the chosen secret in the header X-Gwapi-Signature, which carries the content as well. */
  function signed(url: string, content: object): QueuedWebhook {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${part({ typ: 'JWT', alg: 'HS256' })}.${part(content)}`
    const signature = createHmac('sha256', webhookSecret).update(text).digest('base64url')
    const webhook = {
      url,
      headers: { 'content-type': 'application/json', 'x-gwapi-signature': `${text}.${signature}` },
      body: JSON.stringify(content),
    }
    server.queue(webhook)
    return webhook
  }

  return {
    ...server,
    messages,
    report(id, status) {
      const message = messages.find((kept) => kept.id === id)
      if (!message?.callbackUrl) throw new Error('nobody asked for reports of that')
      const { msisdn, userref, callbackUrl } = message
      const time = Math.floor(server.now() / 1000)
      return signed(callbackUrl, { id, msisdn, time, status, error: null, code: null, userref })
    },
    answer(url, from, text) {
      lastId += 1
      return signed(url, {
        id: lastId,
        msisdn: Number(from.slice(1)),
        receiver: 4560575797,
        message: text,
        senttime: Math.floor(server.now() / 1000),
        webhook_label: 'innkeeper',
      })
    },
  }
}

type NewSms = {
  message: string
  sender: string
  recipients: { msisdn: string }[]
  encoding?: string
  userref?: string
  callback_url?: string
}

const refusal = (status: number, code: string, message: string): ProviderAnswer => ({
  status,
  body: { code, incident_uuid: 'd8127429-fa0c-4316-b1f2-e610c3958f43', message, variables: [] },
})
