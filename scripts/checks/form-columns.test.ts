import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const COMPONENTS = 'apps/admin/src/components'
/** As wide as one reads a line of fields. */
const WIDEST_PX = 640

const widthIn = (path: string) =>
  Number(/\.fields \{[^}]*max-width: (\d+)px/.exec(readFileSync(join(root, COMPONENTS, path), 'utf8'))?.[1])

test.each(['editing/form-section/form-section.module.css', 'states/form-skeleton.module.css'])(
  'fields stand in a column one can read: %s',
  (path) => expect(widthIn(path)).toBe(WIDEST_PX),
)
