import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLocalFiles, removeUnfinishedFiles } from './local-disk.ts'
import { type FilesPort, FileTooLargeError, InvalidFileKeyError } from './port.ts'

describe('files on the local disk', () => {
  let dataDir: string
  let files: FilesPort

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-files-'))
    files = createLocalFiles({ dataDir })
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const contentOf = async (key: string) => {
    const file = await files.get(key)
    return file && (await buffer(file.stream)).toString()
  }
  const unfinished = () => readdir(join(dataDir, 'files', '.incoming'))

  it('gives back the bytes that were put, from a buffer and from a stream', async () => {
    expect(await files.put('fjellheim/media/a', Buffer.from('lake'))).toEqual({ size: 4 })
    expect(await files.put('fjellheim/media/b', Readable.from([Buffer.from('moun'), 'tain']))).toEqual({
      size: 8,
    })
    expect(await contentOf('fjellheim/media/a')).toBe('lake')
    expect(await contentOf('fjellheim/media/b')).toBe('mountain')
    const opened = await files.get('fjellheim/media/b')
    expect(opened?.size).toBe(8)
    opened?.stream.destroy()
    expect(await unfinished()).toEqual([])
  })

  it('knows nothing under a key never written, under a folder, or below a file', async () => {
    await files.put('fjellheim/media', Buffer.from('x'))
    for (const key of ['nothing', 'fjellheim', 'fjellheim/media/below']) {
      expect(await files.get(key)).toBeUndefined()
      expect(await files.exists(key)).toBe(false)
    }
    expect(await files.exists('fjellheim/media')).toBe(true)
  })

  it('forgets a removed file and does not mind removing it twice', async () => {
    await files.put('a', Buffer.from('x'))
    await files.remove('a')
    await files.remove('a')
    expect(await files.exists('a')).toBe(false)
  })

  it('keeps the old bytes when an overwriting upload breaks off', async () => {
    await files.put('a', Buffer.from('old'))
    async function* brokenUpload() {
      yield Buffer.from('ne')
      throw new Error('connection lost')
    }
    await expect(files.put('a', Readable.from(brokenUpload()))).rejects.toThrow('connection lost')
    expect(await contentOf('a')).toBe('old')
    expect(await unfinished()).toEqual([])
  })

  it('stops an endless stream at the size limit and leaves nothing behind', async () => {
    let sent = 0
    function* endless() {
      for (;;) {
        sent += 1
        yield Buffer.alloc(1000)
      }
    }
    const upload = files.put('a', Readable.from(endless()), { maxBytes: 10_000 })
    await expect(upload).rejects.toBeInstanceOf(FileTooLargeError)
    expect(sent).toBeLessThan(100)
    expect(await files.exists('a')).toBe(false)
    expect(await unfinished()).toEqual([])
  })

  it('accepts a file of exactly the limit', async () => {
    expect(await files.put('a', Buffer.alloc(10), { maxBytes: 10 })).toEqual({ size: 10 })
    await expect(files.put('b', Buffer.alloc(11), { maxBytes: 10 })).rejects.toBeInstanceOf(FileTooLargeError)
  })

  it('refuses every key that could leave the folder or hide in it', async () => {
    const hostile = [
      '',
      '/',
      '..',
      'a/..',
      '../a',
      'a//b',
      '/etc/passwd',
      'a\\b',
      '.incoming/x',
      'a/.b',
      'a.',
    ]
    for (const key of [...hostile, 'a\0b', 'a\nb', 'C:', 'é', 'a'.repeat(201), 'a/b/c/d/e/f/g']) {
      await expect(files.put(key, Buffer.from('x')), key).rejects.toBeInstanceOf(InvalidFileKeyError)
      await expect(files.get(key), key).rejects.toBeInstanceOf(InvalidFileKeyError)
      await expect(files.exists(key), key).rejects.toBeInstanceOf(InvalidFileKeyError)
      await expect(files.remove(key), key).rejects.toBeInstanceOf(InvalidFileKeyError)
    }
  })

  it('never writes outside its folder, whatever the key', async () => {
    const piece = fc.constantFrom('..', '.', '/', '\\', 'a', 'B', '~', '%2e', ':', '\0', ' ')
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
        await files.put(pieces.join(''), Buffer.from('x')).catch((error: unknown) => {
          const folderInTheWay = error instanceof Error && 'code' in error
          if (!(error instanceof InvalidFileKeyError) && !folderInTheWay) throw error
        })
        expect((await readdir(dataDir)).filter((name) => name !== 'files')).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('sweeps half-written files at start', async () => {
    await files.put('a', Buffer.from('x'))
    await writeFile(join(dataDir, 'files', '.incoming', 'left-by-a-crash'), 'half')
    await removeUnfinishedFiles(dataDir)
    await files.put('b', Buffer.from('y'))
    expect(await unfinished()).toEqual([])
    expect(await contentOf('a')).toBe('x')
  })
})
