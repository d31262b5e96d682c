import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  attachPostgresCluster,
  type PostgresCluster,
  startPostgresCluster,
} from '../../apps/server/src/testing/postgres-cluster.ts'
import type { Size } from '../size.ts'

export type EngineName = 'PGlite' | 'PostgreSQL'

/** A place for one installation: its data folder and, on PostgreSQL, its database. */
export type Home = { dataDir: string; databaseUrl: string | undefined }

export type Engines = {
  /** Those that are measured one after the other: both in a full run, where this machine has them. */
  available: readonly EngineName[]
  newHome(engine: EngineName): Promise<Home>
  /** A second place that begins as the first one is now; nothing may run in that. */
  copyHome(home: Home): Promise<Home>
  close(): Promise<void>
}

/** Both engines where PostgreSQL can be had; all that is made here is gone after `close`. */
export async function openEngines(size: Size, tell: (line: string) => void): Promise<Engines> {
  const cluster = await openCluster().catch((error: unknown) => {
    tell(`PostgreSQL did not start: ${error instanceof Error ? error.message : error}`)
    return undefined
  })
  if (!cluster) {
    tell('')
    tell('#### NO POSTGRESQL ON THIS MACHINE: everything about it is SKIPPED.                 ####')
    tell('#### Install postgresql, or name a server in TEST_DATABASE_URL.                     ####')
  }
  const folders: string[] = []
  const databases: string[] = []

  async function newDatabase(owner: PostgresCluster, template?: string): Promise<string> {
    const name = `bench_${process.pid}_${databases.length}`
    databases.push(name)
    await owner.createDatabase(name, template)
    return owner.urlOf(name)
  }

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'innkeeper-bench-'))
    folders.push(folder)
    return folder
  }

  return {
    available: enginesFor(size, cluster !== undefined),
    async newHome(engine) {
      const dataDir = await newFolder()
      if (engine === 'PGlite') return { dataDir, databaseUrl: undefined }
      if (!cluster) throw new Error('This machine has no PostgreSQL')
      return { dataDir, databaseUrl: await newDatabase(cluster) }
    },
    async copyHome({ dataDir: original, databaseUrl }) {
      const dataDir = await newFolder()
      await cp(original, dataDir, { recursive: true })
      if (databaseUrl === undefined || !cluster) return { dataDir, databaseUrl: undefined }
      return { dataDir, databaseUrl: await newDatabase(cluster, new URL(databaseUrl).pathname.slice(1)) }
    },
    async close() {
      for (const name of databases) await cluster?.dropDatabase(name).catch(() => undefined)
      await cluster?.stop()
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** That of the test run this one is a step of, or a private one. */
async function openCluster(): Promise<PostgresCluster | undefined> {
  const { E2E_CLUSTER } = process.env
  return E2E_CLUSTER ? attachPostgresCluster(E2E_CLUSTER) : startPostgresCluster()
}

/** A smoke run takes one: on PostgreSQL a section does all it does on PGlite, and some of it more. */
function enginesFor(size: Size, hasPostgres: boolean): readonly EngineName[] {
  if (!hasPostgres) return ['PGlite']
  return size === 'smoke' ? ['PostgreSQL'] : ['PGlite', 'PostgreSQL']
}
