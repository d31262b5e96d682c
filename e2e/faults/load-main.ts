/*
 * A bounded load of the kinds that once brought a server down: hundreds of connections that ask for pages in ever other
 * words, and thousands of strangers' live streams. It asserts what must hold and prints what was measured.
 * TEST_ENGINE says on which engine. Only Linux tells the memory of another process.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newDatabase } from './database.ts'
import { pagesUnderLoad } from './load/pages-under-load.ts'
import { streamsUnderLoad } from './load/streams-under-load.ts'
import { startKillableServer } from './server.ts'

const startedAt = performance.now()
const tell = (line: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)} s: ${line}`)

// A stopped run takes its server along, which is ended on exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { databaseUrl, drop } = await newDatabase()
const folder = mkdtempSync(join(tmpdir(), 'innkeeper-load-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
console.log(`Load on ${databaseUrl ? 'PostgreSQL' : 'PGlite'}`)
try {
  const server = await startKillableServer(folder, databaseUrl)
  tell('ready, the load begins')
  const checks = [...(await pagesUnderLoad(server, tell)), ...(await streamsUnderLoad(server, tell))]
  await server.kill()
  for (const { name, failures } of checks) {
    console.log(`${failures.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    for (const failure of failures) console.error(`         ${failure}`)
  }
  const isGood = checks.every(({ failures }) => failures.length === 0)
  process.exitCode = isGood ? 0 : 1
} finally {
  await drop()
}
