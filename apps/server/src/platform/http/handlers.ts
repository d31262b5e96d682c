import type { AnswerOf, Endpoint, ParsedInput } from '@innkeeper/api/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../db/port.ts'
import type { Staff, System } from './access.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

/** Who calls and for which property; the tenant comes from the session or the address, never from the body. */
type Caller<E extends Endpoint> = E['access'] extends 'staff'
  ? { staff: Staff; system?: never }
  : E['access'] extends 'system'
    ? { staff?: never; system: System }
    : { staff?: never; system?: never }

/** An open call is for no property. */
type Tenant<E extends Endpoint> = E['access'] extends 'open' ? { propertyId?: never } : { propertyId: string }

export type Context<E extends Endpoint> = ParsedInput<E> & Caller<E> & Tenant<E> & { request: FastifyRequest }

type Streaming = { endpoint: Endpoint; kind: 'stream'; run: StreamRun<Endpoint> }
type Reading = { endpoint: Endpoint; kind: 'read'; run: ReadRun<Endpoint> }
type Prepared = { endpoint: Endpoint; kind: 'prepared'; run: PreparedRun<Endpoint> }
type Writing = {
  endpoint: Endpoint
  kind: 'write'
  find: ((context: Context<Endpoint>) => Promise<unknown>) | null
  run: WriteRun<Endpoint, unknown>
  again: AgainRun<Endpoint, unknown> | null
}
type Responding = { endpoint: Endpoint; kind: 'respond'; run: RespondRun<Endpoint> }
export type Handler = Streaming | Reading | Prepared | Writing | Responding

type ReadRun<E extends Endpoint> = (context: Context<E>) => Promise<AnswerOf<E>>
type PreparedRun<E extends Endpoint> = (context: Context<E>) => Promise<PreparedAnswer>
type WriteRun<E extends Endpoint, Found> = (context: Context<E>, tx: Tx, found: Found) => Promise<AnswerOf<E>>
/** What the key of a call keeps of an answer that holds a person: the id of what it was about. */
export type KeptName = { id?: string }
type AgainRun<E extends Endpoint, Found> = (
  context: Context<E>,
  tx: Tx,
  found: Found,
  kept: KeptName,
) => Promise<AnswerOf<E>>
type RespondRun<E extends Endpoint> = (context: Context<E>, reply: FastifyReply) => Promise<AnswerOf<E>>
type StreamRun<E extends Endpoint> = (context: Context<E>, reply: FastifyReply) => Promise<void> | void

/** Answers a question; opens its own transactions. */
export function read<E extends Endpoint>(endpoint: E, run: ReadRun<E>): Handler {
  return { endpoint, kind: 'read', run: run as unknown as ReadRun<Endpoint> }
}

/** Answers with finished, compressed bytes from a cache. */
export function prepared<E extends Endpoint>(endpoint: E, run: PreparedRun<E>): Handler {
  return { endpoint, kind: 'prepared', run: run as unknown as PreparedRun<Endpoint> }
}

/**
 * Changes something, all in the transaction it is given, together with its idempotency key. Where the answer holds a
 * person, `again` answers a call that is sent again, so that the key keeps nothing of them.
 */
export function write<E extends Endpoint>(
  endpoint: E,
  run: WriteRun<E, undefined>,
  again: AgainRun<E, undefined> | null = null,
): Handler {
  return {
    endpoint,
    kind: 'write',
    find: null,
    run: run as unknown as Writing['run'],
    again: again as unknown as Writing['again'],
  }
}

/**
 * The same, after asking other services what must be known first, before the transaction begins. Refusing is for
 * `run` alone, so that a call that is sent again gets its first answer.
 */
export function writeAfter<E extends Endpoint, Found>(
  endpoint: E,
  find: (context: Context<E>) => Promise<Found>,
  run: WriteRun<E, Found>,
  again: AgainRun<E, Found> | null = null,
): Handler {
  return {
    endpoint,
    kind: 'write',
    find: find as unknown as Writing['find'],
    run: run as unknown as Writing['run'],
    again: again as unknown as Writing['again'],
  }
}

/** Writes the answer itself: events for as long as it stays open, or a file. */
export function stream<E extends Endpoint>(endpoint: E, run: StreamRun<E>): Handler {
  return { endpoint, kind: 'stream', run: run as unknown as StreamRun<Endpoint> }
}

/**
 * Answers with the reply at hand, for calls about the account itself: they set cookies, write tables of no property,
 * and answer secrets that are shown once, so no answer of theirs is kept under an idempotency key. Also for uploads,
 * which are read before a transaction begins and need no key: the same bytes are the same file.
 */
export function respond<E extends Endpoint>(endpoint: E, run: RespondRun<E>): Handler {
  return { endpoint, kind: 'respond', run: run as unknown as RespondRun<Endpoint> }
}
