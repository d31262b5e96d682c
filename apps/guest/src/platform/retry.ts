import { savedAt } from './saved-copy.ts'
import { isTrouble } from './server-trouble.ts'

/** Doubles with every failure. */
const FIRST_PAUSE_MS = 1000
const TRIES_MORE = 2
const FIRST_SERVER_FAULT = 500

/** Asks until it is answered, or until another try is not worth it. */
export async function withRetries<T>(
  ask: () => Promise<T>,
  isWorthAnotherTry: (failures: number, error: unknown) => boolean,
): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await ask()
    } catch (error) {
      if (!isWorthAnotherTry(failures, error)) throw error
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (failures - 1)))
    }
  }
}

/** A lost connection or a server in trouble may pass; a refusal stays one. */
export function isTemporary(failures: number, error: unknown): boolean {
  // A saved copy asks everything anew once the server has been reached.
  return failures <= TRIES_MORE && statusOf(error) >= FIRST_SERVER_FAULT && savedAt() === null
}

/** Whether what failed may be answered later: nobody answered, or only that it cannot be answered now. */
export function mayComeLater(error: unknown): boolean {
  return isTrouble(statusOf(error))
}

/** Without an answer there is none. */
function statusOf(error: unknown): number {
  return (error as { status?: number } | null)?.status || Number.POSITIVE_INFINITY
}
