import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ChildOptions, runChild, runNode } from '../child.ts'
import { cacheFolder, root } from '../root.ts'
import { honest, ONE_FAILED, ONE_PASSED, type Totals, totalsOfPlaywright, totalsOfVitest } from './totals.ts'

const reports = join(cacheFolder, 'reports')

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true })
  const path = join(reports, `${name}.json`)
  rmSync(path, { force: true })
  return path
}

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}

/** A program whose exit code is the answer. */
export async function program(file: string, args: readonly string[]): Promise<Totals> {
  const { code } = await runChild(file, args, { output: 'shown' })
  return code === 0 ? ONE_PASSED : ONE_FAILED
}

/** A script of ours whose exit code is the answer. */
export async function script(args: readonly string[], env: Record<string, string> = {}): Promise<Totals> {
  const { code } = await runNode(args, { output: 'shown', env })
  return code === 0 ? ONE_PASSED : ONE_FAILED
}

export type VitestRun = ChildOptions & {
  name: string
  args?: readonly string[]
  /** Ends of file names that have to be among the files run: a check that is not run proves nothing. */
  mustRun?: readonly string[]
}

export async function vitest({ name, args = [], mustRun = [], ...options }: VitestRun): Promise<Totals> {
  const path = freshReport(name)
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const { code } = await runChild('vitest', ['run', ...args, ...reporting], { ...options, output: 'shown' })
  const report = readReport<Parameters<typeof totalsOfVitest>[0]>(path)
  if (!report) return ONE_FAILED
  const files = report.testResults?.map((file) => file.name) ?? []
  const notRun = mustRun.filter((end) => !files.some((file) => file.endsWith(end)))
  for (const end of notRun) console.error(`No test file ${end} was run; it has to be part of this step.`)
  const totals = honest(totalsOfVitest(report, root), code)
  return { ...totals, failed: totals.failed + notRun.length }
}

/** All journeys, or those in the named files. */
export async function playwright(
  engine: string,
  env: Record<string, string>,
  files: readonly string[] = [],
): Promise<Totals> {
  const path = freshReport(`browser-${engine}`)
  const { code } = await runChild('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...files], {
    output: 'shown',
    env: { ...env, E2E_ENGINE: engine, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  })
  const report = readReport<Parameters<typeof totalsOfPlaywright>[0]>(path)
  return report ? honest(totalsOfPlaywright(report), code) : ONE_FAILED
}
