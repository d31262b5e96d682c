import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'innkeeper-start-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** One line that says what to do, and an exit code that is not 0. */
export function expectRefusal(
  { code, stderr }: { code: number | null; stderr: string },
  ...words: string[]
): void {
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  for (const word of words) expect(stderr).toContain(word)
}
