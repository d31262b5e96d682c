import { describe, expect, it } from 'vitest'
import { groupsFrom, summary } from './step.ts'

describe('the choice of groups', () => {
  it('is everything unless one is named', () => {
    expect(groupsFrom(undefined)).toEqual(['checks', 'unit', 'server', 'faults', 'bench', 'browser'])
  })

  it('takes one or several names', () => {
    expect(groupsFrom('unit')).toEqual(['unit'])
    expect(groupsFrom('server,checks')).toEqual(['checks', 'server'])
  })

  it('refuses a name it does not know instead of running nothing', () => {
    expect(() => groupsFrom('unti')).toThrow('unti')
    expect(() => groupsFrom('')).toThrow()
  })
})

describe('the summary of a test run', () => {
  const green = { name: 'unit', totals: { passed: 12, failed: 0, skipped: 0 }, seconds: 3.21 }
  const red = { name: 'types', totals: { passed: 0, failed: 1, skipped: 0 }, seconds: 5 }
  const skipped = { name: 'server on postgres', totals: { passed: 0, failed: 0, skipped: 1 }, seconds: 0 }

  it('ends with the totals alone on a line', () => {
    const text = summary([green, red], { passed: 12, failed: 1, skipped: 0 })
    expect(text.split('\n').at(-1)).toBe('12 passed, 1 failed')
    expect(text).toMatch(/types\s+FAILED/)
  })

  it('names every failed test before the steps', () => {
    const totals = { passed: 3, failed: 1, skipped: 0, failedTests: ['a.test.ts › a stay ends'] }
    const text = summary([green, { name: 'server on pglite', totals, seconds: 9 }], totals)
    expect(text.split('\n')[0]).toBe('FAILED server on pglite: a.test.ts › a stay ends')
  })

  it('names what was skipped', () => {
    const text = summary([green, skipped], { passed: 12, failed: 0, skipped: 1 })
    expect(text).toContain('Skipped, so not proven: server on postgres')
  })
})
