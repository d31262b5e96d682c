import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { LAZY_PARTS, NOT_DRAWN } from './support/lazy-parts.ts'

const APP = join(import.meta.dirname, '../apps/guest/src')
const DYNAMIC_IMPORT = /\bimport\('(\.[^']+)'\)/g

/** Every source that another one imports when it is needed, and the starts, which pages load when they are painted. */
function lazySources(): string[] {
  const imported = globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(APP, file), 'utf8')
      return [...source.matchAll(DYNAMIC_IMPORT)].map(([, path = '']) => join(dirname(file), path))
    })
  const starts = globSync('app/pages/*/start.tsx', { cwd: APP })
  return [
    ...new Set([...imported, ...starts].map((file) => relative('.', file).replaceAll('\\', '/'))),
  ].sort()
}

test('every part that loads later is in the table of the journey that fails it', () => {
  const known = [...Object.values(LAZY_PARTS).map(({ source }) => source), ...Object.keys(NOT_DRAWN)]
  expect(lazySources()).toEqual([...new Set(known)].sort())
})
