import { existsSync, readFileSync } from 'node:fs'

const KB_PER_MB = 1024
const SAMPLE_MS = 50

/** What a process has in RAM, in MB, by the system's own account. */
function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / KB_PER_MB
}

/** Only Linux tells the memory and the limits of a process like this. */
export const hasProc = existsSync('/proc/self/limits')

/** Looks at the process while the work runs; answers how far its memory rose above where it began. */
export async function growthDuring(pid: number, work: () => Promise<void>): Promise<number> {
  const before = residentMb(pid)
  let most = before
  const looking = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, SAMPLE_MS)
  try {
    await work()
  } finally {
    clearInterval(looking)
  }
  return Math.max(most, residentMb(pid)) - before
}
