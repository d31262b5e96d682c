const LIMIT_MS = 60_000
const PAUSE_MS = 10

/** Waits until the condition holds; says what was awaited when it does not within the limit. */
export async function eventually(
  awaited: string,
  condition: () => boolean | Promise<boolean>,
  limitMs = LIMIT_MS,
): Promise<void> {
  const deadline = performance.now() + limitMs
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`waited ${limitMs} ms in vain for ${awaited}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
