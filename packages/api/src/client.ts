import { fillPath, type QueryValues, queryString } from './address.ts'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from './endpoint.ts'
import type { ErrorBody, ErrorCode } from './errors.ts'

export const VERSION_HEADER = 'x-client-version'
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** A call that has no answer by then counts as failed. */
export const CALL_TIMEOUT_MS = 20_000

/** The browser's fetch, as far as the client needs it; this package knows neither DOM nor Node. */
export type Fetch = (
  address: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal?: unknown },
) => Promise<Answered>

type Answered = { status: number; ok: boolean; json(): Promise<unknown> }

export type CallInput<E extends Endpoint> = (ParamsOf<E> extends undefined
  ? { params?: undefined }
  : { params: ParamsOf<E> }) &
  (QueryOf<E> extends undefined ? { query?: undefined } : { query?: QueryOf<E> }) &
  (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> }) & {
    signal?: unknown
    idempotencyKey?: string
  }

/** A call that did not succeed; `offline` when no answer came. */
export class CallError extends Error {
  readonly code: ErrorCode | 'offline'
  readonly status: number
  readonly details: unknown

  constructor(code: ErrorCode | 'offline', status: number, message: string, details?: unknown) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.status = status
    this.details = details
  }
}

export type ClientSettings = {
  fetch: Fetch
  /** From version.txt of the app's origin. */
  version: () => Promise<string> | string
  /** Origin of the server; empty in a browser. */
  base?: string
  newKey: () => string
  /** A signal that aborts after this long. */
  timeout?: (ms: number) => unknown
}

export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<AnswerOf<E>>

/** The one function that calls endpoints. */
export function createClient(settings: ClientSettings): Call {
  return async (endpoint, input) => {
    const headers: Record<string, string> = { [VERSION_HEADER]: await settings.version() }
    if (input.body !== undefined) headers['content-type'] = 'application/json'
    if (endpoint.method === 'POST') headers[IDEMPOTENCY_HEADER] = input.idempotencyKey ?? settings.newKey()
    const answer = await settings
      .fetch(addressOf(endpoint, input, settings.base), {
        method: endpoint.method,
        headers,
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        signal: input.signal ?? settings.timeout?.(CALL_TIMEOUT_MS),
      })
      .catch((cause: unknown) => {
        throw new CallError('offline', 0, String(cause))
      })
    return answerOf(answer)
  }
}

/** What an answer holds, or the refusal it is. */
export async function answerOf<T>(answer: Answered): Promise<T> {
  const content = await answer.json().catch(() => null)
  if (!answer.ok) throw toCallError(answer.status, content)
  return (content as { data: T }).data
}

/** The address an endpoint is called at, for links and preloads as well. */
export function addressOf<E extends Endpoint>(
  endpoint: E,
  input: { params?: unknown; query?: unknown },
  base = '',
): string {
  const path = fillPath(endpoint.path, (input.params ?? {}) as Record<string, string>)
  return `${base}/api/${path}${queryString((input.query ?? {}) as QueryValues)}`
}

/** Whether a code is one we know is asked by whoever has words for it: the list is no part of a first view. */
function toCallError(status: number, content: unknown): CallError {
  const body = (content ?? {}) as Partial<ErrorBody>
  const code = typeof body.code === 'string' ? body.code : 'server/error'
  return new CallError(code, status, body.message ?? `The server answered ${status}`, body.details)
}
