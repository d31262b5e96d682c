/** Waits for the work, at most this long; whether it was done in time. What it throws counts as done. */
export async function withinLimit(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), limitMs)
  const done = work.then(
    () => true,
    () => true,
  )
  try {
    return await Promise.race([done, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
