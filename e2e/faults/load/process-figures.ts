import { readFileSync } from 'node:fs'

const KB_PER_MB = 1024
const SAMPLE_MS = 50

/** What a process has in RAM, in MB, by the system's own account. */
function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / KB_PER_MB
}

/** Linux counts CPU time for processes in ticks of this length, whatever the machine. */
const MS_PER_TICK = 10

/** CPU time a process has used so far in all its threads; other work on the machine does not stretch it. */
export function cpuMsOf(pid: number): number {
  // The name in the second field may hold spaces, so fields are counted from behind its closing bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

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
