import { expect, test } from 'vitest'
import { connectionsFor, openFilesLimit } from './open-files.ts'

test('connections leave a part of the files a process may open to everything else', () => {
  expect(connectionsFor(20_000)).toBe(18_000)
  expect(connectionsFor(1024)).toBe(824)
  expect(connectionsFor(Number.POSITIVE_INFINITY)).toBeNull()
})

test('the limit of this process is a number of files, or none', () => {
  expect(openFilesLimit()).toBeGreaterThan(100)
})
