// Outgoing: calls to web addresses that properties name. Whoever names one must not reach the network the installation
// stands in, so addresses are looked at when they are saved and again when they are connected to.
// Adapter: node's own HTTP client with a look-up of ours (post.ts).
import type { AddressProblem } from '@innkeeper/domain/webhooks/address-problem.ts'
import type { DeliveryFailure } from '@innkeeper/domain/webhooks/events.ts'

export type OutgoingPost = {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  signal?: AbortSignal
}

export type OutgoingAnswer = {
  /** Null for a success, which is any status from 200 to 299. */
  failure: DeliveryFailure | null
  /** Null where nothing answered. */
  status: number | null
  durationMs: number
  /** The first words of what was answered. */
  response: string | null
}

export type OutgoingPort = {
  /** Whether addresses of private networks are allowed, by the operator. */
  readonly allowsPrivate: boolean
  /** What is wrong with an address, also with whom its name leads to. */
  check(url: string): Promise<AddressProblem | null>
  /** Sends once; follows nothing and never throws. */
  post(call: OutgoingPost): Promise<OutgoingAnswer>
}
