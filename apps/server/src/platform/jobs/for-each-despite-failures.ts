/** Does the work for one after the other; one that fails keeps no other from it, and is told at the end. */
export async function forEachDespiteFailures<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) {
    if (signal?.aborted) break
    await work(item).catch((error: unknown) => void errors.push(error))
  }
  if (errors.length > 0) throw errors[0]
}
