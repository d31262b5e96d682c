import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JOURNEY_FEATURES } from '../../../e2e/journey-features.ts'
import { FEATURES } from '../../../packages/domain/src/features.ts'
import { root } from '../../root.ts'
import { quickEngine } from '../engines.ts'
import { projectSources } from '../project-sources.ts'
import { serverFiles } from '../server-files.ts'
import type { TestStep } from '../step.ts'
import { changedFiles } from './changed-files.ts'
import { chooseTests } from './choose.ts'
import { describeChoice } from './describe-choice.ts'
import { importGraph } from './import-graph.ts'
import { changedSteps } from './steps.ts'

function textNow(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return null
  }
}

/** The steps for what changed since main, or since the named commit; says what was chosen and why. */
export async function planChanged(
  since: string | undefined,
  tell: (text: string) => void,
): Promise<TestStep[]> {
  const changed = changedFiles(since)
  const sources = projectSources()
  const graph = importGraph(sources)
  const { textBefore } = changed
  const project = { sources, graph, features: FEATURES, journeys: JOURNEY_FEATURES, textBefore, textNow }
  const choice = chooseTests(changed.files, project)
  tell(describeChoice(changed.since, changed.files, choice))
  const isServerWanted = choice.files.server.length > 0 || choice.files.journeys.length > 0
  const quick = isServerWanted ? await quickEngine() : 'pglite'
  if (isServerWanted) tell(`  on        ${quick === 'postgres' ? 'PostgreSQL, which is quicker' : 'PGlite'}`)
  return changedSteps(choice, { quick, server: serverFiles(choice.files.server, graph, [quick]) })
}
