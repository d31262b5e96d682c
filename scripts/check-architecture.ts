import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { FEATURES } from '../packages/domain/src/features.ts'
import { checkArchitecture } from './checks/architecture.ts'
import { report } from './checks/finding.ts'
import { root } from './root.ts'

const derived = (path: string) => /(^|\/)(node_modules|dist|generated)(\/|$)/.test(path.split(sep).join('/'))

const paths = globSync('{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx}', { cwd: root, exclude: derived })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !derived(path))
  .sort()
const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))

report('Architecture', checkArchitecture(sources, FEATURES), `${sources.size} files`)
