import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

/** Longer than this nobody is heard out whose picture is not wanted. */
const LONGEST_MS = 10_000

/** Answers once all was sent, read or not: whoever still writes when the connection closes never reads the answer. */
export async function heardOut<T>(
  body: Readable,
  work: () => Promise<T>,
  longestMs = LONGEST_MS,
): Promise<T> {
  try {
    return await work()
  } finally {
    if (!body.readableEnded && !body.destroyed) {
      body.resume()
      await finished(body, { signal: AbortSignal.timeout(longestMs) }).catch(() => undefined)
    }
  }
}
