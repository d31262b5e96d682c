import type { MessageChannel } from '@innkeeper/domain/messaging/constants.ts'

/** What a guest sent to a number or a mailbox of the property. */
export type InboundMessage = {
  propertyId: string
  channel: MessageChannel
  from: string
  text: string
  subject?: string
  /** Ids of the mails it answers. */
  references?: readonly string[]
  /** What the provider calls it: the same one may be handed over again. */
  providerId: string
  at: Date
}
type InboundHandler = (message: InboundMessage) => Promise<void>

export type Inbound = {
  /** At composition: whoever takes what comes in. */
  register(handler: InboundHandler): void
  /** Outside any transaction; resolves once it is written down. */
  hand(message: InboundMessage): Promise<void>
}

/** Where those who receive messages and those who keep them meet. */
export function createInbound(): Inbound {
  const handlers: InboundHandler[] = []
  return {
    register: (handler) => void handlers.push(handler),
    async hand(message) {
      for (const handler of handlers) await handler(message)
    },
  }
}
