import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CHILD_TEST_LIMIT_MS } from './testing/child-process.ts'
import { aFolder, expectRefusal } from './testing/refusal.ts'
import { runProgram } from './testing/run-program.ts'

async function aTakenPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as { port: number }).port
}

/** Nobody listens there. */
async function aFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('a start that cannot work says so in one line', () => {
  test('a wrong setting', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const run = await runProgram('main.ts', { DATA_DIR: await aFolder(), PORT: 'eighty', DEMO: 'yes' })
    expectRefusal(run, 'PORT takes a port number', 'DEMO takes 0 or 1', '.env.example')
  })

  test('a database address without a secret', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const run = await runProgram('main.ts', {
      DATA_DIR: await aFolder(),
      DATABASE_URL: 'postgres://x@localhost/y',
    })
    expectRefusal(run, 'SECRET_KEY')
  })

  // One that takes the connection and says nothing is waited for: open-database.test.ts does.
  test('a database that is not there', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const port = await aFreePort()
    const run = await runProgram('main.ts', {
      DATA_DIR: await aFolder(),
      DATABASE_URL: `postgres://user:pass-word@127.0.0.1:${port}/innkeeper`,
      SECRET_KEY: 'x'.repeat(32),
      GUEST_DATA_KEY: 'y'.repeat(32),
    })
    expectRefusal(run, 'database', 'DATABASE_URL')
    expect(run.stderr).not.toContain('pass-word')
  })

  test('a folder that cannot be written', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const file = join(await aFolder(), 'file')
    await writeFile(file, '')
    expectRefusal(
      await runProgram('main.ts', { DATA_DIR: join(file, 'data') }),
      'cannot be written',
      'DATA_DIR',
    )
  })

  test('a damaged secret key', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const folder = await aFolder()
    await writeFile(join(folder, 'secret-key'), '')
    expectRefusal(await runProgram('main.ts', { DATA_DIR: folder, DEMO: '0' }), 'secret key', 'backup')
  })

  test('a port that is taken', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const port = await aTakenPort()
    const run = await runProgram('main.ts', { DATA_DIR: await aFolder(), PORT: String(port), DEMO: '0' })
    expectRefusal(run, `Port ${port}`, 'is taken', 'PORT')
  })
})
