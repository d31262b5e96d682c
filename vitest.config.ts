import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// The server has its own configuration and runs apart, once per database engine.
const folders = [
  'packages/domain',
  'packages/api',
  'packages/i18n',
  'packages/ui',
  'apps/guest',
  'apps/admin',
]

const project = (folder: string) => {
  const config = `${folder}/vite.config.ts`
  return {
    ...(existsSync(new URL(config, import.meta.url)) ? { extends: `./${config}` } : {}),
    root: folder,
    test: { name: folder, include: ['**/*.test.{ts,tsx}'] },
  }
}

export default defineConfig({
  test: {
    projects: [
      ...folders.map(project),
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'] } },
    ],
  },
})
