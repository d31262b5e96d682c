import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export type ProgramRun = { code: number | null; stdout: string; stderr: string }

/** Runs one of the server's programs to its end, as an operator would, with only these settings. */
export async function runProgram(
  file: 'main.ts' | 'cli.ts',
  settings: Record<string, string>,
  parameters: string[] = [],
  input = '',
): Promise<ProgramRun> {
  const child = spawnProgram(file, settings, parameters)
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, stdout, stderr }
}

/** Starts one of the server's programs and lets it run. */
export function startProgram(file: 'main.ts', settings: Record<string, string>) {
  const child = spawnProgram(file, settings, [])
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
    child.emit('output')
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = once(child, 'close')
  return {
    output: () => output,
    /** Waits until it has written this text. */
    async wrote(words: string): Promise<void> {
      while (!output.includes(words)) {
        if (child.exitCode !== null) throw new Error(`It ended without writing "${words}":\n${output}`)
        await Promise.race([once(child, 'output'), ended])
      }
    },
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function spawnProgram(file: string, settings: Record<string, string>, parameters: string[]) {
  return spawn(process.execPath, [join(import.meta.dirname, '..', file), ...parameters], {
    // A folder without a .env, which would add settings of whoever runs the tests.
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: 'pipe',
  })
}
