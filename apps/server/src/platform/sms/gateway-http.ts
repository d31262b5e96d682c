import { SmsError } from './port.ts'

/** Longer than any provider takes that works. */
export const GATEWAY_LIMIT_MS = 12_000
/** Far above any answer about one message. */
const MAX_ANSWER_BYTES = 64 * 1024
/** The call never began: nobody has the message. */
const NEVER_BEGAN: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

type Call = { url: string; headers: Record<string, string>; body: string; limitMs: number }
export type GatewayAnswer = { status: number; body: unknown }

/**
 * One call, once. Wrong keys, busy and broken providers mean the same everywhere and are thrown; other answers are for
 * the adapter to judge.
 */
export async function callGateway({ url, headers, body, limitMs }: Call): Promise<GatewayAnswer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body,
    // The key follows no redirect to somebody else.
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  })
    .then(readAnswer)
    .catch((error: unknown) => {
      throw new SmsError('connection', 'the SMS provider did not answer', {
        mayHaveGone: !hasNeverBegun(error),
      })
    })
  const { status } = answer
  if (status === 401 || status === 403)
    throw new SmsError('authentication', `the SMS provider answered ${status}`)
  if (status === 429) throw new SmsError('rate-limited', 'the SMS provider takes no more for now')
  if (status >= 500) throw new SmsError('connection', `the SMS provider answered ${status}`)
  return answer
}

/** A success that says nothing of the message: it was probably taken over. */
export const unreadable = () =>
  new SmsError('connection', 'the SMS provider answered something else', { mayHaveGone: true })

function hasNeverBegun(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && NEVER_BEGAN.has(String(cause.code))
}

async function readAnswer(response: Response): Promise<GatewayAnswer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_ANSWER_BYTES) throw new RangeError('too long')
    chunks.push(chunk)
  }
  return { status: response.status, body: parsed(Buffer.concat(chunks).toString('utf8')) }
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
