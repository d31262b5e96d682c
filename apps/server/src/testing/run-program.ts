import { spawn } from 'node:child_process'
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
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', file), ...parameters], {
    // A folder without a .env, which would add settings of whoever runs the tests.
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: 'pipe',
  })
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, stdout, stderr }
}
