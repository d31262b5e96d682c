import { PmsError } from '../port.ts'
import { readRetryAfter } from '../retry-after.ts'

/** Large pages take tens of seconds there. */
export const MEWS_LIMIT_MS = 60_000
/** Far above a page of a thousand reservations. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024
/** Mews asks every client for its name and version. */
const CLIENT = 'Innkeeper 1.0.0'

type Settings = { baseUrl: string; clientToken: string; accessToken: string; limitMs: number }
type Answer = { status: number; retryAfter: string | null; text: string }

export type MewsCall = (operation: string, body: object, signal?: AbortSignal) => Promise<unknown>

/** One call, once: whoever asks decides about another try. */
export function createMewsHttp({ baseUrl, clientToken, accessToken, limitMs }: Settings): MewsCall {
  return async (operation, body, signal) => {
    const limit = AbortSignal.timeout(limitMs)
    const answer = await fetch(`${baseUrl}/api/connector/v1/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ClientToken: clientToken, AccessToken: accessToken, Client: CLIENT, ...body }),
      // The keys follow no redirect to somebody else.
      redirect: 'error',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    })
      .then(readAnswer)
      .catch((): never => {
        throw new PmsError(limit.aborted ? 'slow' : 'unavailable')
      })
    const read = parsedJson(answer.text)
    if (answer.status >= 200 && answer.status < 300) {
      // A body that was cut ends in the middle of a word.
      if (read === undefined) throw new PmsError('unreadable')
      return read
    }
    throw errorOf(answer, read)
  }
}

/** As the documentation of its response codes says. */
function errorOf({ status, retryAfter }: Answer, body: unknown): PmsError {
  const said = messageOf(body)
  switch (status) {
    case 401:
      return new PmsError('unauthorized', { said })
    case 400:
    case 403:
    case 409:
      return new PmsError('refused', { said })
    case 408:
      return new PmsError('slow')
    case 429:
      return new PmsError('too-many', { retryAfterMs: readRetryAfter(retryAfter, Date.now()) })
    default:
      return new PmsError(status >= 500 ? 'unavailable' : 'unreadable')
  }
}

function messageOf(body: unknown): string | null {
  const message = typeof body === 'object' && body !== null && 'Message' in body ? body.Message : null
  return typeof message === 'string' ? message : null
}

async function readAnswer(response: Response): Promise<Answer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_ANSWER_BYTES) throw new RangeError('too long')
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
