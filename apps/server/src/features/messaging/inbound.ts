/** Something a guest wrote by SMS or e-mail. */
export type InboundMessage = {
  propertyId: string
  channel: 'sms' | 'email'
  /** The address it came from, as it was said: only who has a matching stay is known. */
  from: string
  text: string
  subject: string | null
  /** Message-IDs of earlier mails it answers. */
  references: readonly string[]
  /** The same when it is handed over a second time. */
  providerId: string
  at: Date
}

type Handler = (message: InboundMessage) => Promise<void>

export type Inbound = {
  /** At composition. */
  register(handler: Handler): void
  /** At least once each; outside any transaction. */
  hand(message: InboundMessage): Promise<void>
}

/** Where what guests write comes in, whoever it is for. */
export function createInbound(): Inbound {
  const handlers: Handler[] = []
  return {
    register: (handler) => void handlers.push(handler),
    async hand(message) {
      for (const handler of handlers) await handler(message)
    },
  }
}
