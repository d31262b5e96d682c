import { isTrouble } from '../platform/server-trouble.ts'

const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 60_000
const LONGEST_WAIT_MS = 10_000
/** Small, never saved, and says no while the server is there without its database. */
const ADDRESS = '/readyz'

/** Asks until the server answers: a browser that says it is online may only know its Wi-Fi. */
export async function waitForServer(
  ask: typeof fetch = fetch,
  pause: (ms: number) => Promise<unknown> = pauseOrOnline,
): Promise<void> {
  for (let ms = FIRST_PAUSE_MS; !(await isReached(ask)); ms = Math.min(ms * 2, LONGEST_PAUSE_MS))
    await pause(ms)
}

async function isReached(ask: typeof fetch): Promise<boolean> {
  try {
    const { status } = await ask(ADDRESS, {
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    })
    // Where an operator keeps the address to themselves, a refusal is an answer too.
    return !isTrouble(status)
  } catch {
    return false
  }
}

function pauseOrOnline(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
    addEventListener('online', resolve, { once: true })
  })
}
