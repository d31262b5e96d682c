import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './root.ts'

/** Without windows to draw they open a page in a tenth of the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Works as root and without a screen, and keeps the browser from calling home. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// Some systems carry a stand-in of that name that only tells how to install a browser.
const answersItsVersion = (path: string): boolean => {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 })
  return status === 0 && /\d+\.\d+/.test(stdout)
}

/** The browser named by CHROMIUM_PATH, or one the machine has; undefined when there is none. */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  names: readonly string[] = [...SHELLS, ...BROWSERS],
): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is not a program.`)
  }
  const folders = [...new Set([...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'])]
  const candidates = names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)))
  return [...candidates, ...(names.includes('chromium') ? MAC : [])].find(
    (path) => isProgram(path) && answersItsVersion(path),
  )
}

function run(file: string, args: string[]): boolean {
  try {
    execFileSync(file, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

/** The path that Playwright's own download has, when it is there. */
async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && isProgram(path) ? path : undefined
}

/** A browser for the journeys: a quick one of the machine's or from apt as root, any other, else Playwright's own. */
export async function ensureChromium(tell: (line: string) => void): Promise<string> {
  const quick = findChromium(process.env, SHELLS)
  if (quick) return quick
  const isRoot = process.getuid?.() === 0
  if (isRoot && isProgram('/usr/bin/apt-get')) {
    tell('No Chromium without windows on this machine: installing one with apt ...')
    run('apt-get', ['update', '-qq'])
    const install = (name: string) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
    if (!install('chromium-headless-shell') && !findChromium()) install('chromium')
  }
  const found = findChromium() ?? (await playwrightChromium())
  if (found) return found
  tell("No Chromium on this machine: fetching Playwright's own ...")
  run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  const downloaded = await playwrightChromium()
  if (downloaded) return downloaded
  throw new Error('No Chromium could be had. Install one, or name it in CHROMIUM_PATH.')
}
