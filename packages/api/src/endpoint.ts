import type { TokenScope } from '@innkeeper/domain/booking-api/property-token.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Schema = z.ZodMiniType

/**
 * Guest calls carry no authorization; staff calls name what they need; open calls are for whoever is not signed in
 * yet and belong to no property. System calls are for other programs of the property: a token of the property with
 * their scope opens them, and nothing else does, so that what a program did is never mistaken for a person's work.
 */
type Access =
  | { access: 'guest'; capability?: never; scope?: never }
  | { access: 'open'; capability?: never; scope?: never }
  | { access: 'staff'; capability: Capability; scope?: never }
  | { access: 'system'; scope: TokenScope; capability?: never }

/** One call of the API as data: the server registers it, the client calls it, the description lists it. */
export type Endpoint = Access & {
  method: Method
  /** Below /api/, with `:name` for parameters. */
  path: `guest/${string}` | `hotel/${string}` | `account/${string}`
  summary: string
  /** The module that must be available for the property, or null when none is asked. */
  module: ModuleName | null
  params?: Schema
  query?: Schema
  body?: Schema
  /** What stands in `data`; a stream of events and a file have none. */
  response: Schema | 'stream'
  /** Changes nothing although it is a POST, so it takes no idempotency key. */
  isSafe?: true
  /** Takes the bytes of one file (application/octet-stream) instead of JSON; the handler reads the request's stream. */
  isUpload?: true
  /** Answered although a second factor that must be set up is still missing. */
  isBeforeSetUp?: true
  /** About how a person signs in and who they are: their own browser asks, never an API client with their token. */
  isForPeople?: true
  /** Could lock somebody out or let somebody in: the person proves again who they are, API clients are refused. */
  asksForProof?: true
  /** Narrower than those of every call; counted per browser in which somebody signed in before, else per network. */
  limits?: { bodyBytes: number; callsPerMinute: number }
  /** For developers: what it does beside its summary, and how its bodies look. */
  about?: { description?: string; request?: unknown; response?: unknown }
}

/** Keeps the literal types of an endpoint. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

type Input<S> = S extends Schema ? z.input<S> : undefined
export type ParamsOf<E extends Endpoint> = Input<E['params']>
export type QueryOf<E extends Endpoint> = Input<E['query']>
export type BodyOf<E extends Endpoint> = Input<E['body']>
export type AnswerOf<E extends Endpoint> = E['response'] extends Schema ? z.output<E['response']> : never

type Parsed<S> = S extends Schema ? z.output<S> : undefined
/** What a handler gets after validation. */
export type ParsedInput<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}
