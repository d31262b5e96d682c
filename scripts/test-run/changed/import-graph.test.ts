import { expect, test } from 'vitest'
import { importGraph, reaching } from './import-graph.ts'

const graph = importGraph(
  new Map([
    ['packages/domain/src/orders/price.ts', 'export const price = 1'],
    ['apps/server/src/features/orders/service.ts', "import '@innkeeper/domain/orders/price.ts'"],
    ['apps/server/src/features/orders/service.test.ts', "import { a } from './service.ts'"],
    ['apps/server/src/features/units/service.test.ts', "import { a } from './service.ts'"],
    ['apps/server/src/platform/pdf/make.ts', "new Worker(new URL('./worker.ts', import.meta.url))"],
    ['apps/server/src/platform/pdf/make.test.ts', "await import('./make.ts')"],
    ['apps/server/src/main.test.ts', "import { runProgram } from './testing/run-program.ts'"],
    ['apps/server/src/testing/run-program.ts', 'export const runProgram = 1'],
    ['apps/guest/src/a.tsx', "import styles from './a.module.css'"],
    ['apps/guest/src/b.ts', "export * from './a.tsx'"],
  ]),
)

test('a test reaches what its modules import, across workspaces', () => {
  expect([...reaching(graph, ['packages/domain/src/orders/price.ts'])]).toEqual([
    'packages/domain/src/orders/price.ts',
    'apps/server/src/features/orders/service.ts',
    'apps/server/src/features/orders/service.test.ts',
  ])
})

test('styles count, and what is exported again', () => {
  expect([...reaching(graph, ['apps/guest/src/a.module.css'])]).toContain('apps/guest/src/b.ts')
})

test('what runs in a worker or a process of its own is reached too', () => {
  expect([...reaching(graph, ['apps/server/src/platform/pdf/worker.ts'])]).toContain(
    'apps/server/src/platform/pdf/make.test.ts',
  )
  expect([...reaching(graph, ['apps/server/src/main.ts'])]).toContain('apps/server/src/main.test.ts')
})

test('a file that is gone is still reached by who imports it', () => {
  expect([...reaching(graph, ['apps/server/src/features/units/service.ts'])]).toContain(
    'apps/server/src/features/units/service.test.ts',
  )
})
