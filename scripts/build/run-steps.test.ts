import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentHash } from './fingerprint.ts'
import { type BuildStep, runStaleSteps } from './run-steps.ts'

describe('a build step', () => {
  let root = ''
  let runs = 0
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const step = (more: Partial<BuildStep> = {}): BuildStep => ({
    name: 'app',
    inputs: ['src'],
    outputs: ['dist'],
    run: async () => {
      runs += 1
      mkdirSync(join(root, 'dist'), { recursive: true })
      return { code: 0, output: '' }
    },
    ...more,
  })
  const build = (...steps: BuildStep[]) =>
    runStaleSteps({ root, cache: join(root, 'cache') }, steps, () => {})

  beforeEach(() => {
    runs = 0
    root = mkdtempSync(join(tmpdir(), 'innkeeper-build-'))
    mkdirSync(join(root, 'src', 'node_modules'), { recursive: true })
    write('src/a.ts', 'one')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('is left out when nothing changed since', async () => {
    expect(await build(step())).toBe(1)
    expect(await build(step())).toBe(0)
    expect(runs).toBe(1)
  })

  it.each([
    ['a source is written again', () => utimesSync(join(root, 'src/a.ts'), new Date(), new Date(1_000))],
    ['a source is added', () => write('src/b.ts', '')],
    ['a source is removed', () => rmSync(join(root, 'src/a.ts'))],
    ['its result is removed', () => rmSync(join(root, 'dist'), { recursive: true })],
  ])('runs again when %s', async (_, change) => {
    await build(step())
    change()
    await build(step())
    expect(runs).toBe(2)
  })

  it.each([
    ['a test is added', () => write('src/a.test.ts', '')],
    ['a dependency is written', () => write('src/node_modules/x.js', '')],
  ])('does not run again when %s', async (_, change) => {
    await build(step())
    change()
    await build(step())
    expect(runs).toBe(1)
  })

  it('that fails says so with its output, and runs again next time', async () => {
    const failing = step({ run: async () => ({ code: 2, output: 'line 3: no such name' }) })
    await expect(build(failing)).rejects.toThrow(/line 3: no such name[\s\S]*app failed: it ended with 2/)
    expect(await build(step())).toBe(1)
  })

  it('that leaves no result fails, whatever it says of itself', async () => {
    const empty = step({ run: async () => ({ code: 0, output: '' }) })
    await expect(build(empty)).rejects.toThrow('it left no dist')
  })

  it('that fails does not hide that another failed too', async () => {
    const failing = (name: string) => step({ name, run: async () => ({ code: 1, output: `${name} broke` }) })
    await expect(build(failing('guest'), failing('admin'))).rejects.toThrow(/guest broke[\s\S]*admin broke/)
  })

  it('sees a file that was saved while it ran', async () => {
    const slow = step({
      run: async () => {
        write('src/b.ts', 'saved meanwhile')
        return step().run()
      },
    })
    await build(slow)
    expect(await build(step())).toBe(1)
  })
})

describe('the content hash', () => {
  it('is the same for the same words, whenever they were written, and differs for others', () => {
    const root = mkdtempSync(join(tmpdir(), 'innkeeper-hash-'))
    const path = join(root, 'a.ts')
    writeFileSync(path, 'one')
    const first = contentHash(root, ['a.ts'])
    utimesSync(path, new Date(), new Date(1_000))
    expect(contentHash(root, ['a.ts'])).toBe(first)
    writeFileSync(path, 'two')
    expect(contentHash(root, ['a.ts'])).not.toBe(first)
    rmSync(root, { recursive: true })
  })
})
