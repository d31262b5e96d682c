import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { canCheckHtml, htmlErrors } from './valid-html.ts'

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'innkeeper-valid-html-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A part of a page as a page of its own. */
function asPage(name: string, part: string): string {
  const file = join(folder, name)
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><head><title>Page</title></head><body>${part}</body></html>`,
  )
  return file
}

test.skipIf(!canCheckHtml())('every module of a page is HTML without an error', () => {
  const golden = globSync('packages/html-builder/src/page/golden/*.html', { cwd: ROOT })
  expect(golden.length).toBeGreaterThan(20)
  expect(
    htmlErrors(golden.map((file) => asPage(basename(file), readFileSync(join(ROOT, file), 'utf8')))),
  ).toEqual([])
})

test.skipIf(!canCheckHtml())('the checker finds an error where there is one', () => {
  expect(htmlErrors([asPage('wrong.html', '<p><div></p>')])).not.toEqual([])
})
