import { describe, expect, it } from 'vitest'
import { addTotals, honest, totalsOfPlaywright, totalsOfVitest } from './totals.ts'

describe('the totals of a test run', () => {
  it('are the sums of all steps', () => {
    const sum = addTotals([
      { passed: 2, failed: 1, skipped: 0 },
      { passed: 3, failed: 0, skipped: 4 },
    ])
    expect(sum).toEqual({ passed: 5, failed: 1, skipped: 4 })
  })

  it('count a runner that crashed after green tests as a failure', () => {
    expect(honest({ passed: 7, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  })

  it('count a runner that ran nothing as a failure', () => {
    expect(honest({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1)
  })

  it('stay as they are when tests ran and the runner ended well', () => {
    expect(honest({ passed: 7, failed: 0, skipped: 1 }, 0)).toEqual({ passed: 7, failed: 0, skipped: 1 })
  })

  it('count a test file that could not be loaded', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }]
    expect(totalsOfVitest({ numPassedTests: 1, numFailedTests: 0, testResults }).failed).toBe(1)
  })

  it('count a flaky journey as failed', () => {
    expect(totalsOfPlaywright({ stats: { expected: 4, flaky: 1 } })).toMatchObject({
      passed: 4,
      failed: 1,
      skipped: 0,
    })
  })
})
