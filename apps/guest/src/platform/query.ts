import { addressOf, type Call, type CallInput } from '@innkeeper/api/client.ts'
import type { AnswerOf, Endpoint } from '@innkeeper/api/endpoint.ts'

/** An endpoint as method and path alone: the full definition would bring its schemas into the first view. */
export type EndpointRoute<E extends Endpoint> = Pick<E, 'method' | 'path'>

/** Something to ask the API for, and how long an answer to it holds. */
export type Query<T> = {
  /** The address of the call: two questions with the same one share their answer. */
  key: string
  ask: (call: Call) => Promise<T>
  /** Absent for an answer that holds until it is refreshed. */
  staleAfterMs?: number
  /** How often a page that stays open looks whether its answer is stale. */
  lookEveryMs?: number
  isWorthAnotherTry?: (failures: number, error: unknown) => boolean
}

export function queryOf<E extends Endpoint>(
  route: EndpointRoute<E>,
  input: CallInput<E>,
): Query<AnswerOf<E>> {
  return { key: addressOf(route as E, input), ask: (call) => call(route as E, input) }
}

/** The address of an endpoint without a query: all of its answers belong to it. */
export function addressAt<E extends Endpoint>(route: EndpointRoute<E>, params: Record<string, string>) {
  return addressOf(route as E, { params })
}

/** Whether a key is this call's, with whatever is asked in its query. */
export function isOfCall(key: string, address: string): boolean {
  return key === address || key.startsWith(`${address}?`)
}
