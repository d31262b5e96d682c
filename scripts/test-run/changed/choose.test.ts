import { describe, expect, test } from 'vitest'
import { chooseTests, type Project } from './choose.ts'
import { importGraph } from './import-graph.ts'

const SOURCES = new Map([
  ['packages/domain/src/orders/price.ts', 'export const price = 1'],
  ['packages/domain/src/orders/price.test.ts', "import './price.ts'"],
  ['packages/domain/src/time.ts', 'export const time = 1'],
  ['packages/ui/src/button.tsx', "import './button.css'"],
  ['apps/server/src/app.ts', "import './features/orders/service.ts'\nimport './features/units/service.ts'"],
  ['apps/server/src/app.test.ts', "import './app.ts'"],
  ['apps/server/src/features/orders/service.ts', "import '@innkeeper/domain/orders/price.ts'"],
  ['apps/server/src/features/orders/service.test.ts', "import './service.ts'"],
  ['apps/server/src/features/units/service.ts', "import '@innkeeper/domain/time.ts'"],
  ['apps/server/src/features/units/service.test.ts', "import './service.ts'"],
  ['apps/server/src/testing/app.ts', "import '../app.ts'"],
  ['apps/admin/src/features/units/page.tsx', "import '@innkeeper/ui/button.tsx'\nt('units.title')"],
  ['apps/admin/src/features/units/page.test.tsx', "import './page.tsx'"],
  ['apps/admin/src/app/router.tsx', "import '../features/units/page.tsx'"],
  ['e2e/units.spec.ts', "import './support/staff.ts'"],
  ['e2e/orders.spec.ts', ''],
  ['e2e/support/staff.ts', ''],
])

const project: Project = {
  sources: SOURCES,
  graph: importGraph(SOURCES),
  features: ['units', 'orders'],
  journeys: { units: ['units'], orders: ['orders'] },
  textBefore: () => JSON.stringify({ 'units.title': 'Units', 'order.add': 'Add' }),
  textNow: () => JSON.stringify({ 'units.title': 'Rooms', 'order.add': 'Add' }),
}

const chosen = (...changed: string[]) => chooseTests(changed, project).files

describe('the tests that a change can reach', () => {
  test('are found by imports, and journeys by feature', () => {
    expect(chosen('packages/domain/src/orders/price.ts')).toEqual({
      unit: ['packages/domain/src/orders/price.test.ts'],
      server: ['apps/server/src/app.test.ts', 'apps/server/src/features/orders/service.test.ts'],
      journeys: ['e2e/orders.spec.ts'],
    })
  })

  test('are, for what belongs to no feature, the journeys of the features that import it', () => {
    expect(chosen('packages/domain/src/time.ts').journeys).toEqual(['e2e/units.spec.ts'])
    expect(chosen('packages/ui/src/button.css')).toEqual({
      unit: ['apps/admin/src/features/units/page.test.tsx'],
      server: [],
      journeys: ['e2e/units.spec.ts'],
    })
  })

  test('are all journeys for what no feature imports, such as the composition of an app', () => {
    expect(chosen('apps/admin/src/app/router.tsx').journeys).toHaveLength(2)
    expect(chooseTests(['apps/server/src/app.ts'], project).features).toBe('all')
  })

  test('are a test alone when only it changed, and no journey for what only tests use', () => {
    const alone = chosen('packages/domain/src/orders/price.test.ts')
    expect(alone).toEqual({ unit: ['packages/domain/src/orders/price.test.ts'], server: [], journeys: [] })
    expect(chosen('apps/server/src/testing/app.ts').journeys).toEqual([])
  })

  test('are the journeys that use a changed piece of their own support', () => {
    expect(chosen('e2e/support/staff.ts').journeys).toEqual(['e2e/units.spec.ts'])
    expect(chosen('e2e/orders.spec.ts').journeys).toEqual(['e2e/orders.spec.ts'])
  })

  test('are, for a changed text, the journeys of the features that show it', () => {
    expect(chosen('packages/i18n/locales/en/admin.json').journeys).toEqual(['e2e/units.spec.ts'])
  })

  test('are everything of a kind for its settings, and everything for those of the root', () => {
    expect(chosen('apps/server/vitest.config.ts')).toMatchObject({ unit: [], journeys: [] })
    expect(chosen('apps/server/vitest.config.ts').server).toHaveLength(3)
    expect(chosen('vitest.config.ts')).toMatchObject({ server: [], journeys: [] })
    expect(chosen('vitest.config.ts').unit).toHaveLength(2)
    expect(chosen('e2e/playwright.config.ts').journeys).toHaveLength(2)
    const all = chooseTests(['package-lock.json'], project)
    expect([all.files.unit, all.files.server, all.files.journeys].map(({ length }) => length)).toEqual(
      Object.values(all.totals),
    )
  })

  test('are all of a workspace for a file that is read without being imported', () => {
    const files = chosen('apps/server/migrations/0042_add_rooms.sql')
    expect(files).toMatchObject({ unit: [] })
    expect(files.server).toHaveLength(3)
    expect(files.journeys).toHaveLength(2)
  })

  test('are none for what only people read', () => {
    expect(chosen('README.md', 'docs/words.md')).toEqual({ unit: [], server: [], journeys: [] })
  })

  test('are the orders under faults and the benches when those themselves changed', () => {
    expect(chooseTests(['e2e/faults/plan.ts'], project)).toMatchObject({ hasFaults: true, hasBench: false })
    expect(chooseTests(['bench/main.ts'], project)).toMatchObject({ hasFaults: false, hasBench: true })
  })
})
