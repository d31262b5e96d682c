import { describe, expect, test } from 'vitest'
import { auditEntries } from './features/audit/tables.ts'
import { openInstallation } from './installation.ts'
import { readSettings } from './platform/config/read.ts'
import { createLogger } from './platform/log/logger.ts'
import { CHILD_TEST_LIMIT_MS } from './testing/child-process.ts'
import { aFolder, expectRefusal } from './testing/refusal.ts'
import { runProgram } from './testing/run-program.ts'

/** What stands in the log of a property while nobody else has its installation open, the oldest first. */
async function auditOf(environment: Record<string, string>, propertyId: string) {
  const { db } = await openInstallation(readSettings(environment), createLogger('error'))
  try {
    return await db.tenant(propertyId, (tx) => tx.select().from(auditEntries).orderBy(auditEntries.at))
  } finally {
    await db.close()
  }
}

describe('the operators’ commands', () => {
  test('explain themselves', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const { stdout, code } = await runProgram('cli.ts', {}, ['--help'])
    expect(code).toBe(0)
    for (const command of ['migrate', 'seed', 'create-owner', 'list-properties', 'reset-second-factor'])
      expect(stdout).toContain(command)
    expect((await runProgram('cli.ts', {}, ['create-owner', '--help'])).stdout).toContain('--property')
    expect((await runProgram('cli.ts', {}, ['reset-second-factor', '--help'])).stdout).toContain('<email>')
  })

  test('make the first owner of a new installation, once', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const settings = { DATA_DIR: await aFolder() }
    const owner = ['create-owner', '--email', 'Mia@house.example', '--name', 'Mia', '--property', 'the-house']
    expectRefusal(await runProgram('cli.ts', settings, owner, 'short\n'), 'too short')
    const made = await runProgram('cli.ts', settings, owner, 'a-long-password\n')
    expect([made.code, made.stderr]).toEqual([0, ''])
    expect(made.stdout).toContain('Mia can sign in')
    expectRefusal(await runProgram('cli.ts', settings, owner, 'a-long-password\n'), 'has an account already')
    expectRefusal(
      await runProgram('cli.ts', settings, [...owner.slice(0, 5), '--property', 'X!'], 'a-long-password\n'),
      'id of a property',
    )
  })

  /** Commands on an installation that has one house and its owner. */
  async function aHouse() {
    const settings = { DATA_DIR: await aFolder() }
    const run = (...words: string[]) => runProgram('cli.ts', settings, words, 'a-long-password\n')
    await run('create-owner', '--email', 'mia@house.example', '--name', 'Mia', '--property', 'the-house')
    return { run, written: () => auditOf(settings, 'the-house') }
  }

  test('list properties, close accounts and open them again', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const { run, written } = await aHouse()
    expect((await run('list-properties')).stdout.trim()).toBe('the-house\tthe-house\tactive\t1 members')
    expectRefusal(await run('disable-user', 'ola@house.example'), 'has no account')
    expect((await run('disable-user', 'Mia@house.example')).stdout).toContain('cannot sign in')
    expect((await run('enable-user', 'mia@house.example')).stdout).toContain('can sign in again')
    const entries = await written()
    expect(entries.map(({ action }) => action)).toEqual([
      'member.joined',
      'account.disabled',
      'account.enabled',
    ])
    for (const { actorId, actorName } of entries) expect([actorId, actorName]).toEqual([null, 'Operator'])
    expect(entries.map(({ subject }) => subject)).toEqual(['mia@house.example', 'Mia', 'Mia'])
  })

  test('take a lost second factor away and name internal staff', {
    timeout: CHILD_TEST_LIMIT_MS,
  }, async () => {
    const { run, written } = await aHouse()
    expectRefusal(await run('reset-second-factor', 'mia@house.example'), 'has no second factor')
    const internal = ['grant-internal', 'mia@house.example', '--property', 'the-house']
    expect((await run(...internal)).stdout).toContain('may enter every property')
    expect((await run('revoke-internal', 'mia@house.example')).stdout).toContain('their own properties only')
    expect((await written()).map(({ action }) => action)).toEqual([
      'member.joined',
      'role.changed',
      'role.changed',
    ])
  })

  test('seed the demo once', { timeout: CHILD_TEST_LIMIT_MS }, async () => {
    const settings = { DATA_DIR: await aFolder() }
    expect((await runProgram('cli.ts', settings, ['seed'])).stdout).toContain('demo hotels')
    expectRefusal(await runProgram('cli.ts', settings, ['seed']), 'set up already')
    expectRefusal(
      await runProgram('cli.ts', { ...settings, DEMO: '0' }, ['seed']),
      'not to be a demo',
      'DEMO=1',
    )
  })
})
