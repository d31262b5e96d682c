import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withExclusiveLock } from '../exclusive-lock.mjs'
import { cacheFolder, root } from '../root.ts'
import { contentHash, quickFingerprint } from './fingerprint.ts'
import { isStale, runStaleSteps } from './run-steps.ts'
import { appSteps, textSteps, versionedInputs } from './steps.ts'

const folders = { root, cache: cacheFolder }
const versionFile = join(root, 'dist', 'version.txt')
const versionMark = join(cacheFolder, 'version.hash')

function writeVersion() {
  const fingerprint = quickFingerprint(root, versionedInputs)
  const known = existsSync(versionFile) && existsSync(versionMark) && readFileSync(versionMark, 'utf8')
  if (known === fingerprint) return
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  mkdirSync(join(root, 'dist'), { recursive: true })
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(versionFile, `${version}+${contentHash(root, versionedInputs).slice(0, 10)}\n`)
  writeFileSync(versionMark, fingerprint)
}

/** Builds what is not up to date. Two commands at once build once. */
export async function buildIfStale(tell: (line: string) => void): Promise<void> {
  const steps = [...textSteps, ...appSteps]
  if (steps.some((step) => isStale(folders, step))) {
    const onWait = () => tell('Another command is building; waiting for it ...')
    await withExclusiveLock(
      join(root, '.cache', 'build.lock'),
      async () => {
        tell('Building ...')
        await runStaleSteps(folders, textSteps, tell)
        await runStaleSteps(folders, appSteps, tell)
      },
      { onWait },
    )
  }
  writeVersion()
}

/** The texts alone, for development and tests, where nothing else is built ahead. */
export async function compileTextsIfStale(tell: (line: string) => void): Promise<void> {
  await runStaleSteps(folders, textSteps, tell)
}
