import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** As wide as one reads a column of fields. */
const WIDEST_PX = 640

const widthOf = (path: string) => {
  const rules = readFileSync(new URL(`../../apps/admin/src/components/${path}`, import.meta.url), 'utf8')
  return Number(/\.fields \{[^}]*max-width: (\d+)px/.exec(rules)?.[1])
}

test('fields stand in a column one can read, and so do the shapes of those that are still loading', () => {
  expect(widthOf('editing/form-section/form-section.module.css')).toBe(WIDEST_PX)
  expect(widthOf('states/form-skeleton.module.css')).toBe(WIDEST_PX)
})
