import { describe, expect, it } from 'vitest'
import { projectSources } from '../test-run/project-sources.ts'
import { wayToPackage } from './light-starts.ts'

const sources = projectSources()
const starts = [...sources.keys()].filter((path) =>
  /^apps\/guest\/src\/app\/pages\/[^/]+\/start\.tsx$/.test(path),
)

describe('the start of a page for guests', () => {
  it.each(starts)(
    '%s brings no schemas: they are a tenth of all script, and every page would load them',
    (start) => {
      expect(wayToPackage(sources, start, 'zod')?.join('\n  imports ') ?? 'none').toBe('none')
    },
  )

  it('is found for every kind of page', () => {
    expect(starts.length).toBeGreaterThanOrEqual(6)
  })

  it('is followed through values, and neither through types nor to what is loaded later', () => {
    const files = new Map([
      [
        'packages/a/src/start.ts',
        "import { b } from './b.ts'\nimport type { C } from './c.ts'\nimport('./d.ts')",
      ],
      ['packages/a/src/b.ts', "export { type T, e } from './e.ts'"],
      ['packages/a/src/c.ts', "import * as z from 'zod/mini'"],
      ['packages/a/src/d.ts', "import * as z from 'zod/mini'"],
      ['packages/a/src/e.ts', "import type * as z from 'zod/mini'"],
    ])
    const way = () => wayToPackage(files, 'packages/a/src/start.ts', 'zod')
    expect(way()).toBeNull()
    files.set('packages/a/src/e.ts', "import * as z from 'zod/mini'")
    expect(way()).toEqual(['packages/a/src/start.ts', 'packages/a/src/b.ts', 'packages/a/src/e.ts'])
  })
})
