import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { areaLanguages, areas, catalogueFiles } from './catalogues.ts'
import { compileCatalogues } from './compile.ts'
import { placeholders } from './placeholders.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'innkeeper-texts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('every catalogue becomes one module per language and area', () => {
  compileCatalogues(folder)
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const area of areas) {
    for (const language of areaLanguages[area]) expect(modules).toContain(join(language, `${area}.ts`))
  }
  expect(modules.filter((path) => path.endsWith('.tmp'))).toEqual([])
})

test('a second run changes nothing', () => {
  expect(compileCatalogues(folder)).toBeGreaterThan(0)
  const before = statSync(join(folder, 'en/guest.ts')).mtimeMs
  expect(compileCatalogues(folder)).toBe(0)
  expect(statSync(join(folder, 'en/guest.ts')).mtimeMs).toBe(before)
})

test('the types carry the placeholders of each text', () => {
  compileCatalogues(folder)
  const types = readFileSync(join(folder, 'messages.ts'), 'utf8')
  expect(types).toContain('"form.tooLong": { "max": number }')
  expect(types).toContain('"hours.opens": { "time": string | number }')
  expect(types).toContain('"action.close": undefined')
})

test('no catalogue file lies outside the areas and languages', () => {
  const expected = areas.flatMap((area) => areaLanguages[area].map((language) => `${language}/${area}.json`))
  expect(catalogueFiles()).toEqual(expected.sort())
})

test('placeholders inside plural branches are found', () => {
  expect([...placeholders('{count, plural, one {# night in {room}} other {# nights}}')]).toEqual([
    ['count', 'number'],
    ['room', 'text'],
  ])
  expect(() => placeholders('{broken')).toThrow()
})
