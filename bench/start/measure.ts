import { setTimeout as wait } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { type Memory, memoryOf } from '../processes/child-figures.ts'
import type { EngineName, Home } from '../processes/engines.ts'
import { startProductServer } from '../processes/product-server.ts'
import { roundsWithin } from '../report/rounds.ts'
import { figureRow, type Row } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median } from '../report/statistics.ts'

const WARM_STARTS = {
  full: { most: 3, least: 1, budgetMs: 10_000 },
  smoke: { most: 1, least: 1, budgetMs: 0 },
}
const IDLE_MS = { full: 10_000, smoke: 0 }
const READY_AIM = { atMost: 2 }
const MEMORY_AIM = { atMost: 150 }

/** Start-up time and idle memory on both engines. */
export async function measureStart(bench: Bench): Promise<Section> {
  const rows: Row[] = []
  for (const engine of bench.engines.available) rows.push(...(await measureEngine(bench, engine)))
  return {
    title: 'Start: from the start of the process to /readyz, and memory',
    rows,
    notes: [
      'A first start also makes the database and fills it with the demo.',
      `Idle is ${IDLE_MS[bench.size] / 1000} s after a warm start. Proportional memory shares out pages used by others too.`,
    ],
  }
}

async function measureEngine(bench: Bench, engine: EngineName): Promise<Row[]> {
  const home = await bench.engines.newHome(engine)
  const first = await startProductServer(home)
  await first.stop()
  const warm: { readyMs: number; readyCpuMs: number }[] = []
  for (const _ of roundsWithin(WARM_STARTS[bench.size])) {
    const server = await startProductServer(home)
    warm.push(server)
    await server.stop()
  }
  const memory = await idleMemory(home, IDLE_MS[bench.size])
  const isProduction = engine === 'PostgreSQL'
  return [
    figureRow({ what: `${engine}: first start`, value: first.readyMs / 1000, unit: 's' }),
    figureRow({ what: `${engine}: first start, CPU`, value: first.readyCpuMs / 1000, unit: 's' }),
    figureRow({
      what: `${engine}: warm start`,
      value: median(warm.map((start) => start.readyMs)) / 1000,
      unit: 's',
      aim: READY_AIM,
    }),
    figureRow({
      what: `${engine}: warm start, CPU`,
      value: median(warm.map((start) => start.readyCpuMs)) / 1000,
      unit: 's',
    }),
    figureRow({
      what: `${engine}: idle memory, resident`,
      value: memory.residentMb,
      unit: 'MB',
      ...(isProduction ? { aim: MEMORY_AIM } : {}),
    }),
    figureRow({ what: `${engine}: idle memory, proportional`, value: memory.proportionalMb, unit: 'MB' }),
  ]
}

async function idleMemory(home: Home, idleMs: number): Promise<Memory> {
  const server = await startProductServer(home)
  try {
    await wait(idleMs)
    return memoryOf(server.pid)
  } finally {
    await server.stop()
  }
}
