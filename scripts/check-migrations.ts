import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { migrationNameProblems } from '../apps/server/src/platform/db/migration-names.ts'
import { report } from './checks/finding.ts'
import { root } from './root.ts'

const folder = 'apps/server/migrations'
const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []
const findings = migrationNameProblems(names).map((problem) => ({
  path: folder,
  line: 1,
  problem,
  instead: 'Name it NNNN_verb_noun.sql with the next free number; an applied file is never renamed.',
}))

report('Migrations', findings, `${names.length} files`)
