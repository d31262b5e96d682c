import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../..')

/** Memories that are no cache of a property, and who drops what they keep. */
const DROPPED_OTHERWISE: Record<string, string> = {
  'features/media/variants.ts':
    'features/media/service.ts calls forget on media.changed and forgetAll after a gap, for memory and disk',
}

type Creation = { file: string; call: string }

/** Every call of a function called create…Cache, with its arguments. */
async function cacheCreations(): Promise<Creation[]> {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.ts'))
  const found = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(SOURCES, file), 'utf8')
      const calls = source.matchAll(/(?<!function )\bcreate\w*Cache\b[^(\n]*\([^)]*\)/g)
      return [...calls].map(([call]) => ({ file: file.replaceAll('\\', '/'), call }))
    }),
  )
  return found.flat()
}

test('every cache names the events that drop it', async () => {
  const creations = await cacheCreations()
  expect(creations.length).toBeGreaterThan(10)
  const silent = creations.filter(
    ({ file, call }) => !/dropOn: \['/.test(call) && !(file in DROPPED_OTHERWISE),
  )
  expect(silent).toEqual([])
})

test('a memory that is dropped otherwise is still there', async () => {
  const files = new Set((await cacheCreations()).map(({ file }) => file))
  expect(Object.keys(DROPPED_OTHERWISE).filter((file) => !files.has(file))).toEqual([])
})
