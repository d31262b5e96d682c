import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** Short, because the path of a socket is limited to about 100 characters. */
const DIRECTORY_PREFIX = 'innkeeper-pg-'
const START_LIMIT_MS = 5 * 60_000

export type PostgresCluster = {
  /** Hands the cluster to another process, which uses it through `attachPostgresCluster`. */
  readonly address: string
  /** The address of a database for a login user that is no superuser. */
  urlOf(database: string): string
  createDatabase(name: string, template?: string): Promise<void>
  dropDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

/** A cluster of this process, which can take it away and bring it back. */
export type OwnPostgresCluster = PostgresCluster & {
  /** Ends the server as a crash does, in the middle of everything. */
  crash(): Promise<void>
  /** Starts it again on what it had stored. */
  restart(): Promise<void>
}

/**
 * A private PostgreSQL for tests and measurements, or the server of TEST_DATABASE_URL where that is set.
 * Answers undefined on a machine without PostgreSQL: the caller says so.
 */
export async function startPostgresCluster(): Promise<PostgresCluster | undefined> {
  const existing = process.env.TEST_DATABASE_URL
  if (existing) return clusterAt({ admin: existing, user: existing }, async () => {})
  return startOwnPostgresCluster({ synchronous_commit: 'off' })
}

/** The same, whatever server there is: for tests in which it goes away, and keeps what was committed as a real one does. */
export async function startOwnPostgresCluster(
  more: Record<string, string> = {},
): Promise<OwnPostgresCluster | undefined> {
  const binaries = await findBinaries()
  if (!binaries) return undefined
  await stopAbandoned(binaries)

  const owner = await serverOwner()
  const directory = await mkdtemp(join(tmpdir(), DIRECTORY_PREFIX))
  await writeFile(join(directory, 'owner.pid'), String(process.pid))
  if (owner) await chown(directory, owner.uid, owner.gid)
  const options = { cwd: directory, timeout: START_LIMIT_MS, ...owner }
  const data = join(directory, 'data')
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'],
    options,
  )
  await startServer(binaries, directory, options, more)

  const socket = encodeURIComponent(directory)
  const admin = `postgresql://postgres@${socket}/postgres`
  await query(admin, 'create role innkeeper login createdb createrole')
  const user = `postgresql://innkeeper@${socket}/postgres`
  return {
    ...clusterAt({ admin, user }, () => stopServer(binaries, directory, owner)),
    crash: () => endServer(binaries, directory, owner),
    restart: () => startServer(binaries, directory, options, more),
  }
}

/** The cluster of another process; stopping it is left to that one. */
export function attachPostgresCluster(address: string): PostgresCluster {
  return clusterAt(JSON.parse(address) as Logins, async () => {})
}

/** Addresses of the superuser and of the product's user. */
type Logins = { admin: string; user: string }

function clusterAt({ admin, user }: Logins, stop: () => Promise<void>): PostgresCluster {
  const login = decodeURIComponent(new URL(user).username)
  return {
    address: JSON.stringify({ admin, user }),
    urlOf(database) {
      const url = new URL(user)
      url.pathname = `/${database}`
      return url.href
    },
    async createDatabase(name, template = 'template0') {
      const quoted = [name, template, login].map((identifier) => pg.escapeIdentifier(identifier))
      await query(admin, `create database ${quoted[0]} template ${quoted[1]} owner ${quoted[2]}`)
    },
    async dropDatabase(name) {
      await query(admin, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
    },
    stop,
  }
}

async function query(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

type SpawnOptions = { cwd: string; uid?: number; gid?: number }

/** Detached and without our pipes, or whoever waits for this process to end would wait for the server too. */
async function startServer(
  binaries: string,
  directory: string,
  options: SpawnOptions,
  more: Record<string, string>,
): Promise<void> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: directory,
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '100',
    shared_buffers: '64MB',
    ...more,
  }
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
  const log = join(directory, 'server.log')
  const child = spawn(
    join(binaries, 'pg_ctl'),
    ['-D', join(directory, 'data'), '-l', log, '-o', flags.join(' '), '-w', 'start'],
    { ...options, detached: true, stdio: 'ignore' },
  )
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`PostgreSQL did not start:\n${await readFile(log, 'utf8').catch(() => '')}`)
}

async function endServer(binaries: string, directory: string, owner: Owner | undefined): Promise<void> {
  const command = ['-D', join(directory, 'data'), '-m', 'immediate', '-w', 'stop']
  await run(join(binaries, 'pg_ctl'), command, { cwd: directory, timeout: START_LIMIT_MS, ...owner })
}

async function stopServer(binaries: string, directory: string, owner: Owner | undefined): Promise<void> {
  await endServer(binaries, directory, owner).catch(() => {})
  await rm(directory, { recursive: true, force: true })
}

/** A killed test run leaves its server behind; the next one ends it. */
async function stopAbandoned(binaries: string): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(DIRECTORY_PREFIX)) continue
    const directory = join(tmpdir(), name)
    const pid = Number(await readFile(join(directory, 'owner.pid'), 'utf8').catch(() => ''))
    if (pid > 0 && !isAlive(pid)) await stopServer(binaries, directory, await serverOwner())
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

type Owner = { uid: number; gid: number }

/** PostgreSQL refuses to run as root. */
async function serverOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

async function findBinaries(): Promise<string | undefined> {
  const found = await installedBinaries()
  if (found || process.getuid?.() !== 0) return found
  await run('apt-get', ['install', '-y', 'postgresql'], { timeout: 5 * 60_000 }).catch(() => {})
  return installedBinaries()
}

async function installedBinaries(): Promise<string | undefined> {
  const configured = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  )
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const newestFirst = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
  const path = (process.env.PATH ?? '').split(delimiter)
  return [...configured, ...newestFirst, ...path].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  )
}
