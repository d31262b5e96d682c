import { join } from 'node:path'
import { type ChildResult, runChild, runNode } from '../child.ts'
import { root } from '../root.ts'
import { compressFiles } from './compress-files.ts'
import type { BuildStep } from './run-steps.ts'

const buildWorkspace = (name: string): Promise<ChildResult> => {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const args = ['run', 'build', '--silent', '-w', name]
  const env = { NODE_ENV: 'production' }
  return npm?.endsWith('js') ? runChild(node, [npm, ...args], { env }) : runChild('npm', args, { env })
}

/** With its public files compressed. */
async function buildPublic(name: string, files: string): Promise<ChildResult> {
  const result = await buildWorkspace(name)
  if (result.code === 0) await compressFiles(join(root, files))
  return result
}

const SHARED = [
  'packages/domain',
  'packages/html-builder',
  'packages/api',
  'packages/i18n',
  'packages/ui',
  'package-lock.json',
]

/** Texts come first: both apps take them in. */
export const textSteps: readonly BuildStep[] = [
  {
    name: 'texts',
    inputs: ['packages/i18n', 'package-lock.json'],
    outputs: ['packages/i18n/src/generated'],
    run: () => runNode(['packages/i18n/compile.ts']),
  },
]

/** The slowest first, since two run at a time. */
export const appSteps: readonly BuildStep[] = [
  {
    name: 'admin',
    inputs: [...SHARED, 'apps/admin'],
    outputs: ['apps/admin/dist'],
    run: () => buildPublic('@innkeeper/admin', 'apps/admin/dist'),
  },
  {
    name: 'guest',
    inputs: [...SHARED, 'apps/guest'],
    outputs: ['apps/guest/dist/client', 'apps/guest/dist/server', 'apps/guest/dist/worker'],
    run: () => buildPublic('@innkeeper/guest', 'apps/guest/dist/client'),
  },
  {
    name: 'database',
    inputs: [
      'apps/server/migrations',
      'apps/server/src/platform/db',
      'apps/server/src/platform/jobs',
      'apps/server/src/installation.ts',
      'package-lock.json',
    ],
    outputs: [],
    run: () => runNode(['scripts/build/prepare-database.ts']),
  },
]

/** Everything a running installation is made of. */
export const versionedInputs: readonly string[] = [...SHARED, 'apps', 'package.json']
