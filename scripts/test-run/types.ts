import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { runChild, wasStopped } from '../child.ts'
import { root } from '../root.ts'
import type { Totals } from './totals.ts'

// The service worker knows other globals than the page it stands beside.
const PROJECTS = [
  'packages/*',
  'apps/*',
  'apps/guest/src/pwa/worker',
  'apps/admin/src/features/cleaning/worker',
  'e2e',
  'bench',
  'scripts',
]

/** Workspaces with sources; one that is still empty has nothing to check. */
export function typedProjects(base: string): string[] {
  return globSync(PROJECTS, { cwd: base })
    .filter((folder) => existsSync(join(base, folder, 'tsconfig.json')))
    .filter((folder) => globSync(`${folder}/{,src/**/}*.{ts,tsx,mjs}`, { cwd: base }).length > 0)
    .sort()
}

/**
 * Checks the types of each workspace against its own settings, two at a time. Each by one checker: more of them work out
 * the same types once each, which takes nearly twice the processor's time and is no quicker on two cores.
 */
export async function checkTypes(): Promise<Totals> {
  const waiting = typedProjects(root)
  const totals = { passed: 0, failed: 0, skipped: 0 }
  const work = async () => {
    for (let project = waiting.shift(); project && !wasStopped(); project = waiting.shift()) {
      const settings = ['-p', `${project}/tsconfig.json`, '--pretty', 'false', '--checkers', '1']
      const { code, output } = await runChild('tsc', settings)
      if (code === 0) totals.passed += 1
      else totals.failed += 1
      if (code !== 0) console.error(output.trimEnd())
    }
  }
  await Promise.all([work(), work()])
  return totals
}
