import { expect, test } from 'vitest'
import { changedIds, modulesAsking } from './changed-texts.ts'

test('a text counts as changed when it is new, gone or says something else', () => {
  const before = JSON.stringify({ same: 'a', other: 'b', gone: 'c' })
  const after = JSON.stringify({ same: 'a', other: 'B', fresh: 'd' })
  expect(changedIds(before, after)).toEqual(['other', 'gone', 'fresh'])
  expect(changedIds(null, after)).toHaveLength(3)
})

test('a module asks for a text by its id or by the beginning of it', () => {
  const sources = new Map([
    ['a.tsx', "t('phase.before')"],
    ['b.tsx', '<T id="phase.before" />'],
    ['c.tsx', 't(`phase.\x24{phase}`)'],
    ['d.tsx', "t('phase.beforehand')"],
  ])
  expect(modulesAsking(sources, ['phase.before'])).toEqual(['a.tsx', 'b.tsx', 'c.tsx'])
})
