import { existsSync, readFileSync } from 'node:fs'

/** Linux counts CPU time for processes in ticks of this length, whatever the machine. */
const MS_PER_TICK = 10
const KB_PER_MB = 1024

/** CPU time a process has used so far in all its threads, by the system's own account. */
export function cpuMsOf(pid: number): number {
  // The name in the second field may hold spaces, so fields are counted from behind its closing bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

export type Memory = {
  /** Everything in RAM, with the pages of libraries and programs that other processes use too. */
  residentMb: number
  /** The same with each shared page divided among those who share it. */
  proportionalMb: number
}

/** Quick enough to ask again and again; nothing for a process that has ended. */
export function residentMbOf(pid: number): number {
  return existsSync(`/proc/${pid}/status`) ? fieldOf(`/proc/${pid}/status`, 'VmRSS') / KB_PER_MB : 0
}

export function memoryOf(pid: number): Memory {
  return {
    residentMb: residentMbOf(pid),
    proportionalMb: fieldOf(`/proc/${pid}/smaps_rollup`, 'Pss') / KB_PER_MB,
  }
}

function fieldOf(file: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1])
}
