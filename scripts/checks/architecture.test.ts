import { describe, expect, it } from 'vitest'
import { checkArchitecture } from './architecture.ts'
import type { ServerEdge } from './architecture-lists.ts'

const FEATURES = ['guests', 'orders', 'survey']

const check = (files: Record<string, string>, edges: ServerEdge[] = []) =>
  checkArchitecture(new Map(Object.entries(files)), FEATURES, edges).map(
    ({ path, line, problem }) => `${path}:${line} ${problem}`,
  )

const imports = (...specifiers: string[]) => specifiers.map((name) => `import '${name}'`).join('\n')

describe('a house in order', () => {
  it('has nothing to mend', () => {
    const files = {
      'packages/domain/src/features.ts': '',
      'packages/domain/src/guests/schema.ts': imports('zod/mini'),
      'packages/domain/src/guests/schema.test.ts': imports('vitest', './schema.ts'),
      'packages/domain/src/orders/total.ts': imports('../guests/schema.ts'),
      'packages/api/src/orders.ts': imports('@innkeeper/domain/orders/total.ts', 'zod/mini'),
      'apps/server/src/main.ts': imports('./app.ts'),
      'apps/server/src/app.ts': imports('./features/orders/feature.ts', './platform/db/port.ts'),
      'apps/server/src/features/orders/feature.ts': imports('./routes.ts'),
      'apps/server/src/features/guests/feature.ts': imports('./service.ts'),
      'apps/server/src/features/orders/routes.ts': imports(
        'fastify',
        './service.ts',
        '@innkeeper/api/orders.ts',
      ),
      'apps/server/src/features/orders/service.ts': imports(
        '../../platform/db/port.ts',
        '../guests/service.ts',
      ),
      'apps/server/src/features/orders/service.test.ts': imports('../../testing/app.ts'),
      'apps/server/src/features/guests/service.ts': imports('node:crypto'),
      'apps/server/src/platform/db/port.ts': imports('pg'),
      'apps/server/src/testing/app.ts': imports('../app.ts'),
      'apps/guest/src/app/router.tsx': imports('../features/orders/screen.tsx', '../pwa/worker.ts'),
      'apps/guest/src/features/orders/screen.tsx': imports('./api.ts', '@innkeeper/ui/button.tsx'),
      'apps/guest/src/features/orders/api.ts': imports('@innkeeper/api/orders.ts', '../../platform/call.ts'),
      'apps/guest/src/platform/call.ts': imports('@innkeeper/api/client.ts'),
      'apps/admin/src/features/orders/a.test.ts': imports('../../testing/draw.tsx'),
      'apps/admin/src/testing/draw.tsx': imports('../app/router.ts'),
      'apps/guest/src/pwa/worker.ts': '',
      'scripts/bench.ts': imports('../apps/server/src/testing/app.ts'),
    }
    expect(check(files, [{ from: 'orders', to: 'guests', through: 'service.ts', why: 'a test' }])).toEqual([])
  })
})

describe('an unknown place', () => {
  it.each([
    ['packages/domain/src/billing/total.ts', '"billing" under packages/domain/src is not a feature'],
    ['packages/api/src/billing.ts', '"billing.ts" under packages/api/src is not a feature'],
    [
      'apps/server/src/features/billing/routes.ts',
      '"billing" under apps/server/src/features is not a feature',
    ],
    ['apps/guest/src/features/order/screen.tsx', '"order" under apps/guest/src/features is not a feature'],
    ['apps/admin/src/helpers/dates.ts', '"helpers" is not a room of apps/admin/src'],
  ])('%s is found', (path, problem) => {
    expect(check({ [path]: '' })).toEqual([`${path}:1 ${problem}`])
  })

  it('is named once, however many files it holds', () => {
    expect(
      check({ 'packages/domain/src/billing/a.ts': '', 'packages/domain/src/billing/b.ts': '' }),
    ).toHaveLength(1)
  })
})

describe('a forbidden arrow', () => {
  it.each([
    ['the domain uses another package', 'packages/domain/src/orders/a.ts', 'date-fns'],
    ['the domain uses full zod', 'packages/domain/src/orders/a.ts', 'zod'],
    ['the domain uses Node', 'packages/domain/src/orders/a.ts', 'node:crypto'],
    ['the domain uses the contract', 'packages/domain/src/orders/a.ts', '@innkeeper/api/orders.ts'],
    [
      'a test of the domain uses the contract',
      'packages/domain/src/orders/a.test.ts',
      '@innkeeper/api/orders.ts',
    ],
    ['the contract uses texts', 'packages/api/src/orders.ts', '@innkeeper/i18n/load-guest.ts'],
    ['the pieces know the domain', 'packages/ui/src/button.tsx', '@innkeeper/domain/ids.ts'],
    ['the texts know the domain', 'packages/i18n/src/load.ts', '@innkeeper/domain/ids.ts'],
    ['the server uses pieces of the screen', 'apps/server/src/app.ts', '@innkeeper/ui/button.tsx'],
    ['a package is reached by path', 'apps/server/src/app.ts', '../../../packages/domain/src/ids.ts'],
    ['one app uses the other', 'apps/admin/src/app/router.tsx', '../../../guest/src/app/router.tsx'],
    ['an app uses scripts', 'apps/server/src/app.ts', '../../../scripts/root.ts'],
    ['a screen uses Node', 'apps/guest/src/features/orders/a.ts', 'node:fs'],
    ['the guest app uses full zod', 'apps/guest/src/features/orders/a.ts', 'zod'],
    ['a guest feature uses another', 'apps/guest/src/features/orders/a.ts', '../guests/api.ts'],
    ['a guest feature uses app', 'apps/guest/src/features/orders/a.ts', '../../app/router.tsx'],
    ['an admin feature uses another', 'apps/admin/src/features/orders/a.tsx', '../guests/list.tsx'],
    ['the service worker uses a feature', 'apps/guest/src/pwa/worker.ts', '../features/orders/api.ts'],
    ['the platform of an app uses a feature', 'apps/admin/src/platform/a.ts', '../features/orders/api.ts'],
    ['the platform of an app uses app', 'apps/admin/src/platform/a.ts', '../app/router.tsx'],
    ['a component of an app uses a feature', 'apps/admin/src/components/a.tsx', '../features/orders/api.ts'],
    ['a server feature uses app', 'apps/server/src/features/orders/service.ts', '../../app.ts'],
    ['an unlisted edge', 'apps/server/src/features/orders/service.ts', '../guests/service.ts'],
    ['platform uses a feature', 'apps/server/src/platform/http/a.ts', '../../features/orders/service.ts'],
    ['platform uses the configuration', 'apps/server/src/platform/http/a.ts', '../../config.ts'],
    ['product code uses testing', 'apps/server/src/features/orders/service.ts', '../../testing/app.ts'],
    ['product code uses testing', 'apps/admin/src/features/orders/a.ts', '../../testing/draw.tsx'],
  ])('is found when %s', (_, path, specifier) => {
    const found = check({ [path]: `\n${imports(specifier)}` })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`${path}:2 `)
  })

  it.each([
    ['import type', "import type { A } from '../guests/api.ts'"],
    ['export from', "export { a } from '../guests/api.ts'"],
    ['export all', "export * from '../guests/api.ts'"],
    ['import()', "const a = await import('../guests/api.ts')"],
    ['a type import()', "type A = import('../guests/api.ts').A"],
  ])('is found in %s', (_, source) => {
    expect(check({ 'apps/guest/src/features/orders/a.ts': source })).toHaveLength(1)
  })

  it('is not what a comment or a text says', () => {
    const source = `// import '../guests/api.ts'\nconst text = "import '../guests/api.ts'"`
    expect(check({ 'apps/guest/src/features/orders/a.ts': source })).toEqual([])
  })

  it('is another file of the feature than the listed edge names', () => {
    const files = {
      'apps/server/src/features/orders/service.ts': imports(
        '../guests/service.ts',
        '../guests/repository.ts',
      ),
    }
    expect(check(files, [{ from: 'orders', to: 'guests', through: 'service.ts', why: 'a test' }])).toEqual([
      'apps/server/src/features/orders/service.ts:2 feature "orders" imports repository.ts of feature "guests"',
    ])
  })

  it.each([
    ['another feature', 'apps/server/src/features/orders/service.ts', '../guests/feature.ts'],
    ['the program', 'apps/server/src/main.ts', './features/guests/feature.ts'],
    ['a test', 'apps/server/src/testing/app.ts', '../features/guests/feature.ts'],
  ])('is found when %s puts a feature together', (_, path, specifier) => {
    const found = check({ [path]: imports(specifier) })
    expect(found).toEqual([expect.stringContaining('imports apps/server/src/features/guests/feature.ts')])
  })

  it('may not stay listed when nobody uses it', () => {
    const found = check({}, [{ from: 'orders', to: 'guests', through: 'tables.ts', why: 'a test' }])
    expect(found).toEqual([expect.stringContaining('orders -> guests/tables.ts is not used')])
  })
})

describe('a feature of the server', () => {
  it('says in its feature.ts what it brings', () => {
    const files = {
      'apps/server/src/app.ts': imports('./features/orders/feature.ts'),
      'apps/server/src/features/orders/feature.ts': imports('./routes.ts'),
      'apps/server/src/features/orders/routes.ts': '',
      'apps/server/src/features/guests/routes.ts': '',
    }
    expect(check(files)).toEqual([
      'apps/server/src/features/guests/routes.ts:1 apps/server/src/features/guests/ has no feature.ts',
    ])
  })
})

describe('a domain rule', () => {
  it.each([
    ['Date.now', 'export const a = () => Date.now()'],
    ['new Date()', 'export const a = () => new Date()'],
    ['Math.random', 'export const a = () => Math.random()'],
    ['fetch', "export const a = () => fetch('/')"],
    ['process', 'export const a = () => process.env'],
    ['Temporal.Now', 'export const a = () => Temporal.Now.instant()'],
  ])('may not use %s', (name, source) => {
    const path = 'packages/domain/src/orders/a.ts'
    expect(check({ [path]: source })).toEqual([`${path}:1 a domain rule uses ${name}`])
  })

  it('may turn a given moment into a date, and have fields of any name', () => {
    const source = 'export const a = (now: number, b: { process: string }) => [new Date(now), b.process]'
    expect(check({ 'packages/domain/src/orders/a.ts': source })).toEqual([])
  })
})

describe('a circle', () => {
  it('between files is found, also through types', () => {
    const files = {
      'packages/ui/src/a.ts': "import type { B } from './b.ts'",
      'packages/ui/src/b.ts': imports('./c.ts'),
      'packages/ui/src/c.ts': imports('./a.ts'),
    }
    expect(check(files)).toEqual([
      'packages/ui/src/a.ts:1 circle between files: ' +
        'packages/ui/src/a.ts -> packages/ui/src/b.ts -> packages/ui/src/c.ts -> packages/ui/src/a.ts',
    ])
  })

  it('between features of the domain is found even when no file closes it', () => {
    const files = {
      'packages/domain/src/orders/a.ts': imports('../guests/a.ts'),
      'packages/domain/src/orders/b.ts': '',
      'packages/domain/src/guests/a.ts': '',
      'packages/domain/src/guests/b.ts': imports('../orders/b.ts'),
    }
    expect(check(files)).toEqual([
      'packages/domain/src/guests/b.ts:1 circle between domain features: guests -> orders -> guests',
    ])
  })

  it('is not two ways to the same file', () => {
    const files = {
      'packages/ui/src/a.ts': imports('./b.ts', './c.ts'),
      'packages/ui/src/b.ts': imports('./c.ts'),
      'packages/ui/src/c.ts': '',
    }
    expect(check(files)).toEqual([])
  })

  it('of a file with itself is found', () => {
    expect(check({ 'packages/ui/src/a.ts': imports('./a.ts') })).toHaveLength(1)
  })
})
