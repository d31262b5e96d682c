const ASK_EVERY_MS = 10_000
/** Small, never saved, and there on every server. */
const ADDRESS = '/version.txt'

/** Asks until the server answers: a browser that says it is online may only know its Wi-Fi. */
export async function waitForServer(
  ask: typeof fetch = fetch,
  pause: (ms: number) => Promise<unknown> = pauseOrOnline,
): Promise<void> {
  while (!(await isReached(ask))) await pause(ASK_EVERY_MS)
}

async function isReached(ask: typeof fetch): Promise<boolean> {
  try {
    return (await ask(ADDRESS, { cache: 'no-store', signal: AbortSignal.timeout(ASK_EVERY_MS) })).ok
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
