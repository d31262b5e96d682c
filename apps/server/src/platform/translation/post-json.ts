import { setTimeout as wait } from 'node:timers/promises'
import { TranslationError } from './port.ts'

export type CallLimits = {
  tries: number
  /** The first wait before trying again; each further one is twice as long. */
  firstRetryMs: number
  /** One try. */
  tryMs: number
  /** All of it: below the time after which a browser gives up. */
  totalMs: number
}
const LIMITS: CallLimits = { tries: 3, firstRetryMs: 400, tryMs: 8_000, totalMs: 15_000 }
/** Far above any translation of what was sent. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024

export type Answer = { status: number; body: unknown }
type Call = {
  url: string
  headers?: Record<string, string>
  body: unknown
  /** When all calls of a translation have to be done. */
  deadline: number
  limits: Partial<CallLimits> | undefined
}

export function deadlineOf(limits: Partial<CallLimits> | undefined): number {
  return Date.now() + (limits?.totalMs ?? LIMITS.totalMs)
}

/** Asks once, and again while the service is busy or out of reach; throws `unavailable` when that stays so. */
export async function postJson({ url, headers = {}, body, deadline, limits }: Call): Promise<Answer> {
  const { tries, firstRetryMs, tryMs } = { ...LIMITS, ...limits }
  let last = ''
  for (let attempt = 0; attempt < tries; attempt++) {
    const left = deadline - Date.now()
    if (left <= 0) break
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      // Neither texts nor key follow a redirect to somebody else.
      redirect: 'error',
      signal: AbortSignal.timeout(Math.min(tryMs, left)),
    })
      .then(readAnswer)
      .catch((cause: unknown) => (cause instanceof Error ? cause.name : 'failed'))
    if (typeof answer !== 'string' && !isBusy(answer.status)) return answer
    last = typeof answer === 'string' ? answer : String(answer.status)
    const asked = typeof answer === 'string' ? 0 : answer.retryAfterMs
    const pause = Math.max(firstRetryMs * 2 ** attempt, asked)
    if (attempt + 1 < tries && Date.now() + pause < deadline) await wait(pause)
    else break
  }
  throw new TranslationError('unavailable', `the translation service did not answer: ${last}`)
}

const isBusy = (status: number) => status === 429 || status >= 500

async function readAnswer(response: Response): Promise<Answer & { retryAfterMs: number }> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_ANSWER_BYTES) throw new RangeError('too long')
    chunks.push(chunk)
  }
  const seconds = Number(response.headers.get('retry-after') ?? 0)
  return {
    status: response.status,
    body: parsed(Buffer.concat(chunks).toString('utf8')),
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : 0,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
