import { statfs } from 'node:fs/promises'

export type FreeSpace = {
  /** True when so little is left that writing is refused. */
  isLow(): Promise<boolean>
}

export type FreeBytes = () => Promise<number>

/** Asking the file system for every transaction would cost more than the answer can change in a second. */
const CACHE_MS = 1000

export function watchFreeSpace(
  minFreeMb: number,
  freeBytes: FreeBytes,
  now: () => number = () => performance.now(),
): FreeSpace {
  let checkedAt = Number.NEGATIVE_INFINITY
  let low = false
  return {
    async isLow() {
      if (now() - checkedAt >= CACHE_MS) {
        low = (await freeBytes()) < minFreeMb * 1024 * 1024
        checkedAt = now()
      }
      return low
    },
  }
}

export function freeBytesOf(directory: string): FreeBytes {
  return async () => {
    const stats = await statfs(directory)
    return stats.bavail * stats.bsize
  }
}
