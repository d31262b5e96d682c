import { describe, expect, it } from 'vitest'
import { failedInPlaywright, failedInVitest } from './failed-tests.ts'

describe('the failed tests of a run', () => {
  it('are named with their file and the first words of what went wrong', () => {
    const failed = { status: 'failed', fullName: 'a stay ends', failureMessages: ['expected 1\n  to be 2'] }
    const passed = { status: 'passed', fullName: 'a stay begins' }
    const files = [{ name: '/house/a.test.ts', status: 'failed', assertionResults: [passed, failed] }]
    expect(failedInVitest(files, '/house')).toEqual(['a.test.ts › a stay ends › expected 1 to be 2'])
  })

  it('name a file that could not be loaded', () => {
    const files = [
      { name: '/house/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ]
    expect(failedInVitest(files, '/house')).toEqual(['b.test.ts › no such module'])
  })

  it('are found in journeys at any depth, flaky ones too', () => {
    const failed = {
      title: 'a guest orders',
      ok: false,
      file: 'order.spec.ts',
      line: 7,
      tests: [
        { status: 'unexpected', results: [{ errors: [{ message: '\u001b[31mnot visible\u001b[39m' }] }] },
      ],
    }
    const flaky = {
      ...failed,
      title: 'a guest waits',
      ok: true,
      line: 9,
      tests: [{ status: 'flaky', results: [{}] }],
    }
    const green = { title: 'a guest reads', ok: true, file: 'order.spec.ts', line: 3, tests: [] }
    expect(failedInPlaywright([{ suites: [{ specs: [failed, flaky, green] }] }])).toEqual([
      'order.spec.ts:7 › a guest orders › not visible',
      'order.spec.ts:9 › a guest waits',
    ])
  })

  it('say what a journey waited for until its time was up', () => {
    const errors = [
      { message: '\u001b[31mTest timeout of 300000ms exceeded.\u001b[39m' },
      { message: 'locator.click: waiting for a link' },
    ]
    const spec = {
      title: 'a guest taps',
      ok: false,
      file: 'a.spec.ts',
      line: 1,
      tests: [{ results: [{ errors }] }],
    }
    expect(failedInPlaywright([{ specs: [spec] }])).toEqual([
      'a.spec.ts:1 › a guest taps › locator.click: waiting for a link',
    ])
  })
})
