/**
 * Deletes batch after batch until one is not full, and says how many rows went. Each batch is a short transaction of
 * its own, so that nobody waits for the whole; who stops in between goes on the next time.
 */
export async function deleteInBatches(
  deleteBatch: (rows: number) => Promise<number>,
  { batchRows, signal }: { batchRows: number; signal: AbortSignal | undefined },
): Promise<number> {
  let total = 0
  while (!signal?.aborted) {
    const deleted = await deleteBatch(batchRows)
    total += deleted
    if (deleted < batchRows) break
  }
  return total
}
