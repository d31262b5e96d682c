import { expect, test } from 'vitest'
import { PAGE_KINDS, type PageKinds } from './page-kinds.ts'

test('a kind of page that is missing in the table does not compile', () => {
  const { failure, ...others } = PAGE_KINDS
  // @ts-expect-error: failure is missing
  const incomplete: PageKinds = others
  expect({ ...incomplete, failure }).toEqual(PAGE_KINDS)
})

test('every start in the table is a file the build takes as an entry', () => {
  const starts = Object.values(PAGE_KINDS).flatMap(({ start }) => start ?? [])
  expect(starts).toHaveLength(new Set(starts).size)
  const entries = Object.keys(import.meta.glob('./pages/*/start.tsx'))
  expect(starts.toSorted()).toEqual(entries.map((file) => file.replace('./', 'src/app/')).toSorted())
})
