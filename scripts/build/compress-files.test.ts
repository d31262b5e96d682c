import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

test('what servers send compressed lies beside its file, and nothing else does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'innkeeper-compress-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const script = 'run(1);'.repeat(500)
  mkdirSync(join(folder, 'assets'))
  for (const name of ['a.js', 'b.css', 'photo.png']) writeFileSync(join(folder, 'assets', name), script)
  writeFileSync(join(folder, 'short.js'), 'run()')
  await compressFiles(folder)
  expect(readdirSync(folder, { recursive: true }).map(String).toSorted()).toEqual([
    'assets',
    'assets/a.js',
    'assets/a.js.br',
    'assets/a.js.gz',
    'assets/b.css',
    'assets/b.css.br',
    'assets/b.css.gz',
    'assets/photo.png',
    'short.js',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(script)
})
