import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock/port.ts'
import { writeAtomically } from './atomic-write.ts'
import { isMissing } from './missing.ts'

export type RecordFolder<T> = {
  add(record: T): Promise<void>
  /** Newest first. */
  newest(): Promise<T[]>
}

type RecordFolderOptions<T> = {
  folder: string
  keep: number
  clock: Clock
  /** Answers undefined for a file of another shape, which is then left out. */
  parse: (json: unknown) => T | undefined
}

/** A bounded list of small records, in memory and as one JSON file each; the oldest make room for new ones. */
export function createRecordFolder<T>({
  folder,
  keep,
  clock,
  parse,
}: RecordFolderOptions<T>): RecordFolder<T> {
  let loading: Promise<Entry<T>[]> | undefined
  let lastWrite: Promise<unknown> = Promise.resolve()
  let counter = 0
  const entries = () => {
    loading ??= load(folder, keep, parse)
    return loading
  }

  async function append(record: T): Promise<void> {
    const kept = await entries()
    // The time leads the name so that names sort by age; the counter keeps order within a millisecond.
    const time = clock.now().toISOString().replaceAll(':', '-')
    const name = `${time}_${String(counter++ % 1_000_000).padStart(6, '0')}_${randomUUID()}.json`
    const target = join(folder, name)
    const chunks = [Buffer.from(`${JSON.stringify(record, null, 2)}\n`)]
    await writeAtomically({ target, temporaryDir: join(folder, '.incoming'), chunks })
    kept.push({ name, record })
    for (const old of kept.splice(0, Math.max(0, kept.length - keep))) {
      await rm(join(folder, old.name), { force: true })
    }
  }

  return {
    // One after the other: the bound and the order hold however many messages come at once.
    add: (record) => {
      const write = lastWrite.then(() => append(record))
      lastWrite = write.catch(() => undefined)
      return write
    },
    newest: async () => (await entries()).map((entry) => entry.record).reverse(),
  }
}

type Entry<T> = { name: string; record: T }

async function load<T>(folder: string, keep: number, parse: RecordFolderOptions<T>['parse']) {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.json')).sort()
  for (const name of names.splice(0, Math.max(0, names.length - keep))) {
    await rm(join(folder, name), { force: true })
  }
  const entries: Entry<T>[] = []
  for (const name of names) {
    const record = parse(parseJson(await readFile(join(folder, name), 'utf8')))
    if (record !== undefined) entries.push({ name, record })
  }
  return entries
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
