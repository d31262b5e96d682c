import { cp, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { program } from './cli/program.ts'
import { auditEntries } from './features/audit/tables.ts'
import { openInstallation } from './installation.ts'
import { readSettings } from './platform/config/read.ts'
import { StartupError } from './platform/db/errors.ts'
import { createLogger } from './platform/log/logger.ts'
import { CHILD_TEST_LIMIT_MS } from './testing/child-process.ts'
import { aFolder, expectRefusal } from './testing/refusal.ts'
import { type ProgramRun, runProgram, startProgram } from './testing/run-program.ts'

/** What stands in the log of a property while nobody else has its installation open, the oldest first. */
async function auditOf(environment: Record<string, string>, propertyId: string) {
  const { db } = await openInstallation(readSettings(environment), createLogger('error'))
  try {
    return await db.tenant(propertyId, (tx) => tx.select().from(auditEntries).orderBy(auditEntries.at))
  } finally {
    await db.close()
  }
}

/** A command as cli.ts runs it, but in this process: starting one takes longer than most commands. */
async function runHere(settings: Record<string, string>, words: string[]): Promise<ProgramRun> {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {})
  const ownSettings = { DATABASE_URL: undefined, SECRET_KEY: undefined, DEMO: undefined, ...settings }
  for (const [name, value] of Object.entries(ownSettings)) vi.stubEnv(name, value)
  try {
    await program().parseAsync(words, { from: 'user' })
    return { code: 0, stdout: told.mock.calls.flat().join('\n'), stderr: '' }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return { code: 1, stdout: '', stderr: `${error.message} ${error.hint}` }
  } finally {
    vi.unstubAllEnvs()
    told.mockRestore()
  }
}

describe('the operators’ commands', () => {
  test('explain themselves', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const { stdout, code } = await runProgram('cli.ts', {}, ['--help'])
    expect(code).toBe(0)
    for (const command of ['migrate', 'seed', 'create-owner', 'list-properties', 'reset-second-factor'])
      expect(stdout).toContain(command)
    const helpOf = (name: string) =>
      program()
        .commands.find((one) => one.name() === name)
        ?.helpInformation()
    expect(helpOf('create-owner')).toContain('--property')
    expect(helpOf('reset-second-factor')).toContain('<email>')
  })

  test('make the first owner of a new installation, once', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const settings = { DATA_DIR: await aFolder() }
    const owner = ['create-owner', '--email', 'Mia@house.example', '--name', 'Mia', '--property', 'the-house']
    expectRefusal(await runProgram('cli.ts', settings, owner, 'short\n'), 'too short')
    const made = await runProgram('cli.ts', settings, owner, 'a-long-password\n')
    expect([made.code, made.stderr]).toEqual([0, ''])
    expect(made.stdout).toContain('Mia can sign in')
    expectRefusal(await runProgram('cli.ts', settings, owner, 'a-long-password\n'), 'has an account already')
    expectRefusal(await runHere(settings, [...owner.slice(0, 5), '--property', 'X!']), 'id of a property')
    const wrong = (...words: string[]) => runHere(settings, [...owner, ...words])
    expectRefusal(await wrong('--languages', 'NO,XX'), 'No language of XX', '--languages')
    expectRefusal(await wrong('--time-zone', 'Oslo'), 'is not a time zone', '--time-zone')
    expectRefusal(await wrong('--kind', 'castle'), 'hotel, guesthouse, apartment, hostel', '--kind')
  })

  test('give the same property as the set-up page, also while the server runs', {
    timeout: CHILD_TEST_LIMIT_MS,
  }, async () => {
    const settings = { DATA_DIR: await aFolder(), DEMO: '0', PORT: '0', HOST: '127.0.0.1' }
    const server = startProgram('main.ts', settings)
    onTestFinished(() => server.kill())
    await server.wrote('/admin/set-up#code=')
    const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.output()) ?? []
    expect((await stat(join(settings.DATA_DIR, 'operator-channel'))).mode & 0o777).toBe(0o600)
    const owner = ['create-owner', '--email', 'mia@house.example', '--name', 'Mia', '--property', 'the-house']
    const made = await runProgram('cli.ts', settings, [...owner, '--country', 'no'], 'a-long-password\n')
    expect([made.code, made.stderr]).toEqual([0, ''])
    expect(made.stdout).toContain('Mia can sign in')
    const again = await runProgram('cli.ts', settings, owner, 'a-long-password\n')
    expectRefusal(again, 'has an account already')
    const rotated = await runProgram('cli.ts', settings, ['rotate-key'])
    expect([rotated.code, rotated.stderr]).toEqual([0, ''])
    expect(rotated.stdout).toContain('The running server does it.')
    expect(rotated.stdout).toContain('now under a new key')
    const guest = async (path: string) =>
      (await (await fetch(`${address}/api/guest/the-house/${path}`)).json()).data
    expect(await guest('clientData')).toMatchObject({
      currency: 'NOK',
      timeZone: 'Europe/Oslo',
      localization: { default: 'NO' },
      modules: expect.arrayContaining(['guestbook', 'products']),
    })
    expect((await guest('guestbook')).boxes[0].content.title).toBe('Velkommen, {{firstName}}')
  })
})

describe('the operators’ commands in a house that has an owner', () => {
  let prepared: string
  beforeAll(async () => {
    prepared = await mkdtemp(join(tmpdir(), 'innkeeper-start-'))
    const owner = ['create-owner', '--email', 'mia@house.example', '--name', 'Mia', '--property', 'the-house']
    expect(await runProgram('cli.ts', { DATA_DIR: prepared }, owner, 'a-long-password\n')).toMatchObject({
      code: 0,
    })
  }, CHILD_TEST_LIMIT_MS)
  afterAll(() => rm(prepared, { recursive: true }))

  /** A copy of that installation for one test. */
  async function aTestProperty() {
    const settings = { DATA_DIR: await aFolder() }
    await cp(prepared, settings.DATA_DIR, { recursive: true })
    const run = (...words: string[]) => runHere(settings, words)
    return { run, written: () => auditOf(settings, 'the-house') }
  }

  test('list properties, close accounts and open them again', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const { run, written } = await aTestProperty()
    expect((await run('list-properties')).stdout.trim()).toBe('the-house\tthe-house\tactive\t1 members')
    expectRefusal(await run('disable-user', 'ola@house.example'), 'has no account')
    expect((await run('disable-user', 'Mia@house.example')).stdout).toContain('cannot sign in')
    expect((await run('enable-user', 'mia@house.example')).stdout).toContain('can sign in again')
    const entries = await written()
    expect(entries.map(({ action }) => action)).toEqual([
      'property.created',
      'member.joined',
      'account.disabled',
      'account.enabled',
    ])
    for (const { actorId, actorName } of entries) expect([actorId, actorName]).toEqual([null, 'Operator'])
    expect(entries.map(({ subject }) => subject)).toEqual(['the-house', 'mia@house.example', 'Mia', 'Mia'])
  })

  test('take a lost second factor away and name internal staff', {
    timeout: CHILD_TEST_LIMIT_MS,
  }, async () => {
    const { run, written } = await aTestProperty()
    expectRefusal(await run('reset-second-factor', 'mia@house.example'), 'has no second factor')
    const internal = ['grant-internal', 'mia@house.example', '--property', 'the-house']
    expect((await run(...internal)).stdout).toContain('may enter every property')
    expect((await run('revoke-internal', 'mia@house.example')).stdout).toContain('their own properties only')
    expect((await written()).map(({ action }) => action)).toEqual([
      'property.created',
      'member.joined',
      'role.changed',
      'role.changed',
    ])
  })
})

describe('the command that seeds', () => {
  test('sets a demo up once', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const settings = { DATA_DIR: await aFolder() }
    const seeded = await runProgram('cli.ts', settings, ['seed'])
    expect([seeded.code, seeded.stderr]).toEqual([0, ''])
    expect(seeded.stdout).toContain('demo hotels')
    expectRefusal(await runHere(settings, ['seed']), 'set up already')
    expectRefusal(await runHere({ ...settings, DEMO: '0' }, ['seed']), 'not to be a demo', 'DEMO=1')
  })
})
