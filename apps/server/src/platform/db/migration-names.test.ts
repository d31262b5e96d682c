import { expect, test } from 'vitest'
import { migrationNameProblems } from './migration-names.ts'

test('migrations that are numbered without a gap are in order', () => {
  expect(migrationNameProblems(['0002_add_units.sql', '0001_create_roles.sql'])).toEqual([])
})

test.each([
  ['a name without a verb and a noun', ['0001_roles.sql']],
  ['a name with capitals', ['0001_create_Roles.sql']],
  ['a short number', ['001_create_roles.sql']],
  ['a first number that is not one', ['0002_create_roles.sql']],
  ['a gap', ['0001_create_roles.sql', '0003_add_units.sql']],
  ['a number given twice', ['0001_create_roles.sql', '0001_create_units.sql']],
])('%s is told', (_, names) => {
  expect(migrationNameProblems(names)).toHaveLength(1)
})
