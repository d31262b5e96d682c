import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { differences, isInstalled } from './installed.mjs'

const locked = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'apps/x/node_modules/b': { version: '2.0.0' },
  'node_modules/only-on-windows': { version: '3.0.0', optional: true },
}
const installed = {
  'node_modules/a': { version: '1.0.0' },
  'apps/x/node_modules/b': { version: '2.0.0' },
}

describe('what is missing', () => {
  it('is nothing when all but the packages of other platforms are there', () => {
    expect(differences(locked, installed)).toEqual([])
  })

  it('is a package of the lock that is not installed', () => {
    const { 'node_modules/a': _, ...without } = installed
    expect(differences(locked, without)).toEqual(['node_modules/a is missing'])
  })

  it('is a package that is there in another version', () => {
    expect(differences(locked, { ...installed, 'node_modules/a': { version: '0.9.0' } })).toEqual([
      'node_modules/a is 0.9.0, not 1.0.0',
    ])
  })

  it('is also wrong when a package is there that the lock no longer names', () => {
    expect(differences(locked, { ...installed, 'node_modules/c': { version: '1.0.0' } })).toEqual([
      'node_modules/c is not asked for',
    ])
  })
})

describe('an installation', () => {
  let root = ''
  const write = (path: string, packages: object) =>
    writeFileSync(join(root, path), JSON.stringify({ packages }))
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'innkeeper-installed-'))
    mkdirSync(join(root, 'node_modules'))
    write('package-lock.json', locked)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('that was killed has no list and is not complete', () => {
    expect(isInstalled(root)).toBe(false)
  })

  it('that was cut off while writing its list is not complete', () => {
    writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"packages": {')
    expect(isInstalled(root)).toBe(false)
  })

  it('that holds what the lock asks for is complete', () => {
    write('node_modules/.package-lock.json', installed)
    expect(isInstalled(root)).toBe(true)
  })
})
