import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { keysFromFile, keysFromSettings, newKeyLine, readKeyLines } from './key-ring.ts'
import { isKeyBesideDatabase, openKeyRing } from './open-key-ring.ts'
import { SealBrokenError, type SealedData } from './port.ts'
import { createSealedData } from './sealed-data.ts'

const FIRST = 'the-first-key-of-an-operator-0123456789'
const SECOND = 'the-second-key-of-an-operator-012345678'
const row = { propertyId: 'fjellheim', kind: 'registration', id: 'row-1' }
const plain = Buffer.from('X7719403K')
const sealedWith = (current: string, before?: string) => createSealedData(keysFromSettings(current, before))

let data: SealedData
beforeEach(() => {
  data = sealedWith(FIRST)
})

describe('what is sealed', () => {
  it('is opened for its row, and says nothing', () => {
    const key = data.newKey(row)
    const sealed = data.seal(key, row, 'form', plain)
    expect(data.open(key, row, 'form', sealed)).toEqual(plain)
    expect(sealed.includes(plain)).toBe(false)
    expect(data.seal(key, row, 'form', plain)).not.toEqual(sealed)
    expect(data.newKey(row).dataKey).not.toBe(key.dataKey)
  })

  it.each([
    ['another property', { ...row, propertyId: 'other' }],
    ['another row', { ...row, id: 'row-2' }],
    ['another kind of row', { ...row, kind: 'registration picture' }],
  ])('is refused when it was moved to %s', (_where, moved) => {
    const key = data.newKey(row)
    const sealed = data.seal(key, row, 'form', plain)
    expect(() => data.open(key, moved, 'form', sealed)).toThrow(SealBrokenError)
    expect(() => data.open(data.newKey(moved), moved, 'form', sealed)).toThrow(SealBrokenError)
    expect(() => data.open(key, row, 'picture', sealed)).toThrow(SealBrokenError)
  })

  it('is refused with any byte changed, cut short or empty', () => {
    const key = data.newKey(row)
    const sealed = data.seal(key, row, 'form', plain)
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(() => data.open(key, row, 'form', changed), `byte ${at}`).toThrow(SealBrokenError)
    }
    for (const short of [sealed.subarray(0, -1), sealed.subarray(0, 20), Buffer.alloc(0)])
      expect(() => data.open(key, row, 'form', short)).toThrow(SealBrokenError)
    const half = { ...key, dataKey: key.dataKey.slice(0, 20) }
    expect(() => data.open(half, row, 'form', sealed)).toThrow(SealBrokenError)
  })

  it('is wrapped anew under the next key, and opens with it alone', () => {
    const key = data.newKey(row)
    const sealed = data.seal(key, row, 'form', plain)
    const both = sealedWith(SECOND, FIRST)
    expect(both.open(key, row, 'form', sealed)).toEqual(plain)
    const next = both.rewrap(key, row)
    if (!next) throw new Error('it was wrapped with the key before')
    expect(both.rewrap(next, row)).toBeNull()
    expect(sealedWith(SECOND).open(next, row, 'form', sealed)).toEqual(plain)
    expect(() => sealedWith(SECOND).open(key, row, 'form', sealed)).toThrow('a key that is not there')
    expect(() => both.rewrap(key, { ...row, id: 'row-2' })).toThrow(SealBrokenError)
  })
})

it('equal words of a property have a mark in common, also after a rotation; without the key nobody makes it', () => {
  const [before] = data.marks('fjellheim', 'nora')
  expect(data.marks('fjellheim', 'nora')).toEqual([before])
  expect(data.marks('other', 'nora')).not.toContain(before)
  const [current, ...others] = sealedWith(SECOND, FIRST).marks('fjellheim', 'nora')
  expect(others).toEqual([before])
  expect(sealedWith(SECOND).marks('fjellheim', 'nora')).toEqual([current])
})

describe('keys in a file', () => {
  function aFile(): string {
    const folder = mkdtempSync(join(tmpdir(), 'innkeeper-keys-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return join(folder, 'keys', 'guest-data-key')
  }

  it('are made once, for the owner alone, and found again', () => {
    const file = aFile()
    const first = keysFromFile(file).current()
    expect(keysFromFile(file).current()).toEqual(first)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).not.toContain(first.id)
  })

  it('are read again by a running ring when another process added one', () => {
    const file = aFile()
    const ring = keysFromFile(file)
    const running = createSealedData(ring)
    const old = running.newKey(row)
    const sealed = running.seal(old, row, 'form', plain)
    writeFileSync(file, `${newKeyLine()}\n${readKeyLines(file)?.join('\n')}\n`)
    // Clocks of file systems can be coarse.
    utimesSync(file, new Date(), new Date(Date.now() + 5000))
    const next = running.newKey(row)
    expect(next.keyId).not.toBe(old.keyId)
    expect(running.open(old, row, 'form', sealed)).toEqual(plain)
    expect(running.rewrap(old, row)?.keyId).toBe(next.keyId)
  })

  it('that are damaged stop the start instead of being replaced', () => {
    const file = aFile()
    keysFromFile(file)
    for (const damaged of ['', 'short\n']) {
      writeFileSync(file, damaged)
      expect(() => keysFromFile(file)).toThrow('is damaged')
    }
  })

  it('stand behind keys of the settings, and lie in the data folder where nothing is set', () => {
    const file = aFile()
    const DATA_DIR = join(file, '..')
    const none = {
      GUEST_DATA_KEY: undefined,
      GUEST_DATA_KEY_BEFORE: undefined,
      DATA_DIR,
    } as never as Parameters<typeof openKeyRing>[0]
    expect(openKeyRing(none).current()).toEqual(keysFromFile(file).current())
    expect(openKeyRing({ ...none, GUEST_DATA_KEY_FILE: `${file}-2` }).current()).toEqual(
      keysFromFile(`${file}-2`).current(),
    )
    const set = openKeyRing({ ...none, GUEST_DATA_KEY: SECOND, GUEST_DATA_KEY_BEFORE: FIRST })
    expect(set.current()).toEqual(keysFromSettings(SECOND, undefined).current())
    expect(set.find(keysFromSettings(FIRST, undefined).current().id)).not.toBeNull()
  })

  it.each([
    ['in the data folder', {}, true],
    ['in a folder below it', { GUEST_DATA_KEY_FILE: '/data/keys/key' }, true],
    ['elsewhere', { GUEST_DATA_KEY_FILE: '/data-keys/key' }, false],
    ['in the environment', { GUEST_DATA_KEY: FIRST }, false],
    ['away from a database of its own', { DATABASE_URL: 'postgres://x' }, false],
  ])('that lie %s are beside the embedded database or not', (_where, set, isBeside) => {
    const settings = { DATA_DIR: '/data', ...set } as never as Parameters<typeof isKeyBesideDatabase>[0]
    expect(isKeyBesideDatabase(settings)).toBe(isBeside)
  })
})
