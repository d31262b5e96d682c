import { CallError } from '@innkeeper/api/client.ts'
import { fieldsOf, type RequestProblems } from './request-form.ts'

/** Why a request was not taken, as far as the page can do something about it. */
export type Refusal =
  /** No answer, or one that says nothing about the request: it may or may not be there. */
  | { kind: 'unsure' }
  | { kind: 'offline' }
  | { kind: 'fields'; problems: RequestProblems }
  | { kind: 'price'; total: number }
  /** The stay is over, called off, or has another link. */
  | { kind: 'closed' }
  /** Said in the words of its code; `full` is a room of which none is left. */
  | { kind: 'full' | 'other'; error: CallError }

const FIRST_SERVER_FAULT = 500
const GONE = 410

export function refusalOf(error: unknown, { isOnline }: { isOnline: boolean }): Refusal {
  if (!(error instanceof CallError)) return { kind: 'unsure' }
  const details = (error.details ?? {}) as { total?: unknown; fields?: unknown }
  switch (error.code) {
    case 'order/checkout-incomplete':
      return { kind: 'fields', problems: fieldsOf(details.fields) }
    case 'order/price-changed':
      return { kind: 'price', total: Number(details.total) }
    case 'upgrade/fully-booked':
      return { kind: 'full', error }
    case 'booking/unknown':
      return { kind: 'closed' }
    case 'offline':
      return isOnline ? { kind: 'unsure' } : { kind: 'offline' }
  }
  if (error.status === GONE) return { kind: 'closed' }
  return error.status >= FIRST_SERVER_FAULT ? { kind: 'unsure' } : { kind: 'other', error }
}

/** Whether the server surely stored nothing, so that the next request is a new one. */
export function isSure({ kind }: Refusal): boolean {
  return kind !== 'unsure' && kind !== 'offline'
}
