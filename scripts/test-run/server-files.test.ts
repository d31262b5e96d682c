import { expect, test } from 'vitest'
import { importGraph } from './changed/import-graph.ts'
import { serverFiles } from './server-files.ts'

const ORDERS = 'apps/server/src/features/orders/orders.test.ts'
const PRICES = 'apps/server/src/features/orders/prices.test.ts'
const MAIN = 'apps/server/src/main.test.ts'
const ROLES = 'apps/server/src/platform/db/roles.test.ts'
const ALL = [ORDERS, PRICES, MAIN, ROLES]

const graph = importGraph(
  new Map([
    [ORDERS, "import { open } from '../../platform/db/open-database.ts'"],
    [PRICES, "import { price } from './price.ts'"],
  ]),
)

test('on both engines runs what opens a database; what opens none runs once', () => {
  expect(serverFiles(ALL, graph, ['pglite', 'postgres'])).toEqual({
    pglite: ['src/features/orders/orders.test.ts', 'src/features/orders/prices.test.ts', 'src/main.test.ts'],
    postgres: ['src/features/orders/orders.test.ts', 'src/platform/db/roles.test.ts'],
  })
})

test('on one engine everything runs there, but for what is about one engine only', () => {
  expect(serverFiles(ALL, graph, ['postgres'])).toEqual({
    pglite: ['src/main.test.ts'],
    postgres: [
      'src/features/orders/orders.test.ts',
      'src/features/orders/prices.test.ts',
      'src/platform/db/roles.test.ts',
    ],
  })
})
