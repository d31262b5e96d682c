import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.ts'

export type ChildResult = { code: number; output: string }

export type ChildOptions = {
  /** Relative to the root. */
  cwd?: string
  env?: Record<string, string>
  /** Shown as it comes, or kept and returned. */
  output?: 'shown' | 'kept'
}

const running = new Set<ReturnType<typeof spawn>>()
let stopped = false

/** True once the script was asked to end: no further step may begin. */
export const wasStopped = (): boolean => stopped

const passOn = (signal: NodeJS.Signals) => {
  stopped = true
  for (const child of running) child.kill(signal)
}

// Only while a child runs: a stopped script takes its children with it, and at all other times
// the signals belong to whatever the script starts in its own process.
function track(child: ReturnType<typeof spawn>) {
  if (running.size === 0) process.on('SIGINT', passOn).on('SIGTERM', passOn)
  running.add(child)
}

function untrack(child: ReturnType<typeof spawn>) {
  running.delete(child)
  if (running.size === 0) process.off('SIGINT', passOn).off('SIGTERM', passOn)
}

/** Runs a program to its end, with the project's own programs first on the path. */
export function runChild(
  file: string,
  args: readonly string[],
  options: ChildOptions = {},
): Promise<ChildResult> {
  const shown = options.output === 'shown'
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: join(root, options.cwd ?? ''),
      env: { ...process.env, PATH: path, ...options.env },
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    })
    track(child)
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => {
      output += `${file} could not be started: ${error.message}\n`
    })
    child.on('close', (code) => {
      untrack(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Runs a TypeScript or JavaScript file on the Node that runs this one. */
export function runNode(args: readonly string[], options: ChildOptions = {}): Promise<ChildResult> {
  return runChild(process.execPath, args, options)
}
