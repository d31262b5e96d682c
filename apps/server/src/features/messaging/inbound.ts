import type { MessageChannel } from '@innkeeper/domain/messaging/constants.ts'
import type { Tx } from '../../platform/db/port.ts'

/** What somebody wrote back to the property. */
export type InboundMessage = {
  propertyId: string
  channel: MessageChannel
  /** A number in international form, or an e-mail address. */
  from: string
  text: string
  /** What the provider, or the mailbox, calls it. It may be handed over twice: this is how it is known again. */
  providerId: string
  at: Date
}

/** In the transaction that takes it in: when this fails, the provider sends it again. */
type InboundHandler = (tx: Tx, message: InboundMessage) => Promise<void>

/** Where what guests write back by SMS and e-mail comes in. */
export type Inbound = {
  /** At composition. */
  onInbound(handler: InboundHandler): void
  handOver: InboundHandler
}

export function createInbound(): Inbound {
  const handlers: InboundHandler[] = []
  return {
    onInbound: (handler) => void handlers.push(handler),
    async handOver(tx, message) {
      for (const handle of handlers) await handle(tx, message)
    },
  }
}
