import { PaymentError } from './port.ts'

/** Below the time after which a guest's browser gives up. */
export const PROVIDER_LIMIT_MS = 12_000
/** Far above any answer about one payment. */
const MAX_ANSWER_BYTES = 512 * 1024

export type NexiCall = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object
  idempotencyKey?: string
}
export type NexiAnswer = { status: number; body: unknown }

/**
 * One call, once: whoever asks decides about another try. Busy and broken servers are `unavailable`, wrong keys
 * `refused`; every other answer is for the caller to judge.
 */
export function createNexiHttp(settings: { baseUrl: string; secretKey: string; limitMs: number }) {
  return async ({ method, path, body, idempotencyKey }: NexiCall): Promise<NexiAnswer> => {
    const answer = await fetch(`${settings.baseUrl}${path}`, {
      method,
      headers: {
        authorization: settings.secretKey,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // The key follows no redirect to somebody else.
      redirect: 'error',
      signal: AbortSignal.timeout(settings.limitMs),
    })
      .then(readAnswer)
      .catch(() => null)
    if (!answer) throw new PaymentError('unavailable', 'Nexi did not answer')
    const { status } = answer
    if (status === 401 || status === 403) throw new PaymentError('refused', `Nexi answered ${status}`)
    if (status === 429 || status >= 500) throw new PaymentError('unavailable', `Nexi answered ${status}`)
    return answer
  }
}

async function readAnswer(response: Response): Promise<NexiAnswer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_ANSWER_BYTES) throw new RangeError('too long')
    chunks.push(chunk)
  }
  return { status: response.status, body: parsedJson(Buffer.concat(chunks).toString('utf8')) }
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
