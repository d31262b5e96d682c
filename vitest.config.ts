import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

// The server has its own configuration and runs apart, once per database engine.
const folders = [
  'packages/domain',
  'packages/html-builder',
  'packages/api',
  'packages/i18n',
  'packages/ui',
  'apps/guest',
  'apps/admin',
]
const TESTS = '**/*.test.{ts,tsx}'

const EVERYWHERE = {
  // Both cores of a small machine; left to itself the runner keeps one of them free.
  maxWorkers: 2,
  // Limits that end what hangs, also on a machine ten times slower.
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/**
 * A worker of its own for each of two hundred small files took most of the time. What a test puts in the place of
 * something global is taken away after it, so no file depends on the one before.
 */
const together = { isolate: false, unstubGlobals: true, unstubEnvs: true, ...EVERYWHERE }

/** Tests that replace whole modules, which others would see: these do get a worker each. */
function replacingModules(folder: string): string[] {
  const base = join(import.meta.dirname, folder)
  return globSync(['*.test.{ts,tsx}', `src/${TESTS}`], { cwd: base }).filter((file) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(base, file), 'utf8')),
  )
}

const projectsOf = (folder: string) => {
  const config = `${folder}/vite.config.ts`
  const project = {
    ...(existsSync(join(import.meta.dirname, config)) ? { extends: `./${config}` } : {}),
    root: folder,
  }
  const apart = replacingModules(folder)
  const exclude = [...configDefaults.exclude, ...apart]
  return [
    { ...project, test: { ...together, name: folder, include: [TESTS], exclude } },
    ...(apart.length > 0
      ? [{ ...project, test: { ...EVERYWHERE, name: `${folder}, apart`, include: apart } }]
      : []),
  ]
}

export default defineConfig({
  test: {
    projects: [
      ...folders.flatMap(projectsOf),
      {
        test: {
          ...together,
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/**/*.test.ts'],
        },
      },
    ],
  },
})
