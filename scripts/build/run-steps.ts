import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChildResult } from '../child.ts'
import { quickFingerprint } from './fingerprint.ts'

export type BuildStep = {
  name: string
  /** Files and folders, relative to the root, that the result depends on. */
  inputs: readonly string[]
  /** What must exist afterwards, relative to the root. */
  outputs: readonly string[]
  run: () => Promise<ChildResult>
}

export type StepFolders = { root: string; cache: string }

export class BuildFailed extends Error {}

const markOf = (folders: StepFolders, step: BuildStep) => join(folders.cache, `${step.name}.hash`)

/** A step is stale when its inputs changed since it last succeeded, or a result was removed. */
export function isStale(folders: StepFolders, step: BuildStep): boolean {
  if (step.outputs.some((output) => !existsSync(join(folders.root, output)))) return true
  const mark = markOf(folders, step)
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== quickFingerprint(folders.root, step.inputs)
}

async function runStep(folders: StepFolders, step: BuildStep, tell: (line: string) => void) {
  const started = performance.now()
  // Taken before the work: a file saved while it runs makes the next start build again.
  const fingerprint = quickFingerprint(folders.root, step.inputs)
  const result = await step.run()
  const missing = step.outputs.filter((output) => !existsSync(join(folders.root, output)))
  if (result.code !== 0 || missing.length > 0) {
    const reason = result.code !== 0 ? `it ended with ${result.code}` : `it left no ${missing.join(', ')}`
    throw new BuildFailed(`${result.output}\nBuilding ${step.name} failed: ${reason}.`)
  }
  mkdirSync(folders.cache, { recursive: true })
  writeFileSync(markOf(folders, step), fingerprint)
  tell(`  ${step.name.padEnd(10)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Runs the stale ones of independent steps, at most two at a time; answers how many there were. */
export async function runStaleSteps(
  folders: StepFolders,
  steps: readonly BuildStep[],
  tell: (line: string) => void,
): Promise<number> {
  const stale = steps.filter((step) => isStale(folders, step))
  const waiting = [...stale]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(folders, step, tell)
  }
  const ended = await Promise.allSettled([work(), work()])
  const failed = ended.filter((end) => end.status === 'rejected').map((end) => end.reason as Error)
  if (failed.length > 0) throw new BuildFailed(failed.map((error) => error.message).join('\n\n'))
  return stale.length
}
