import { expect, test } from 'vitest'
import { createOutageLog } from './outage-log.ts'

test('an outage is told when it begins, now and then while it lasts, and when it is over', () => {
  const lines: string[] = []
  const write = (fields: object, message: string) => {
    const { failures } = fields as { failures?: number }
    lines.push(failures === undefined ? message : `${message}, ${failures}`)
  }
  let now = 0
  const log = createOutageLog({ debug: write, info: write, warn: write, error: write }, () => now)
  log.answered()
  for (now = 0; now < 70_000; now += 10) log.failed(new Error('gone'))
  log.answered()
  log.answered()
  log.failed(new Error('gone again'))
  expect(lines).toEqual([
    'the database cannot be reached',
    'the database is still away, 3001',
    'the database is still away, 6001',
    'the database answers again, 7000',
    'the database cannot be reached',
  ])
})
