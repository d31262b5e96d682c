// Installs what is missing before a command runs. Plain JavaScript for Node 20 and later:
// it runs before the Node that the project pins through npm is there.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './checks/installed.mjs'
import { withExclusiveLock } from './exclusive-lock.mjs'

const NEEDED_NODE = 26
const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @param {string[]} args */
function npmCommand(args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  if (cli && /\.c?js$/.test(cli))
    return { file: node ?? process.execPath, args: [cli, ...args], shell: false }
  return { file: 'npm', args, shell: process.platform === 'win32' }
}

/**
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function runNpm(args) {
  const command = npmCommand(args)
  // Without NODE_ENV, which would leave out the tools that build and test.
  const { NODE_ENV: _, ...env } = process.env
  return new Promise((resolve) => {
    const child = spawn(command.file, command.args, {
      cwd: root,
      env,
      shell: command.shell,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
    process.on('SIGTERM', pass).on('SIGINT', pass)
    child.on('error', (error) => {
      console.error(`npm could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => {
      process.off('SIGTERM', pass).off('SIGINT', pass)
      resolve(code ?? 1)
    })
  })
}

async function installMissing() {
  if (isInstalled(root)) return
  const started = Date.now()
  console.log('Installing what is missing ...')
  const verb = existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install'
  const code = await runNpm([
    verb,
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--loglevel=error',
  ])
  if (code !== 0) {
    console.error(`\nThe installation failed (npm ${verb} ended with ${code}). What npm said is above.`)
    console.error('Most often the network is away: try again, or run "npm ci" by hand to see more.')
    process.exit(1)
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s`)
}

// npm puts node_modules/.bin first, so this is the Node that the command after this one gets.
function checkNode() {
  const bin = join(root, 'node_modules', '.bin')
  const pinned = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  const shell = process.platform === 'win32'
  const asked = existsSync(pinned) ? spawnSync(pinned, ['--version'], { encoding: 'utf8', shell }) : undefined
  const version = asked?.stdout?.trim() || process.version
  if (Number.parseInt(version.slice(1), 10) >= NEEDED_NODE) return
  console.error(`Innkeeper runs on Node ${NEEDED_NODE}; this machine offers ${version}.`)
  console.error(
    `npm has no prepared Node for ${process.platform} ${process.arch}: install Node ${NEEDED_NODE}.`,
  )
  process.exit(1)
}

if (!isInstalled(root)) {
  await withExclusiveLock(join(root, '.cache', 'install.lock'), installMissing, {
    onWait: () => console.log('Another command is installing; waiting for it ...'),
  })
}
checkNode()
