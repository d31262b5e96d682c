import { expect, test } from 'vitest'
import { wayProblem } from './way-problem.ts'

test('an upgrade leads to another category, and each way is there once', () => {
  const existing = [{ from: 'double', to: 'suite' }]
  expect(wayProblem({ from: 'double', to: 'double' }, existing)).toBe('same')
  expect(wayProblem({ from: 'double', to: 'suite' }, existing)).toBe('exists')
  expect(wayProblem({ from: 'suite', to: 'double' }, existing)).toBeNull()
  expect(wayProblem({ from: 'double', to: null }, existing)).toBeNull()
})
