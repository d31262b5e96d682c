import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openS3Server, type S3Server } from '../../testing/s3-server.ts'
import { type FilesPort, FilesUnavailableError, FileTooLargeError, InvalidFileKeyError } from './port.ts'
import { createS3Files } from './s3.ts'
import { readS3Address, S3_ADDRESS_PATTERN } from './s3-address.ts'

const KEYS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalr/XUtn+FEMI@x',
  region: 'eu-north-1',
  bucket: 'stay',
}

describe('files in storage that speaks S3', () => {
  let server: S3Server
  let files: FilesPort
  const addressOf = (secret = KEYS.secretAccessKey, bucket = KEYS.bucket) =>
    `s3+http://${KEYS.accessKeyId}:${encodeURIComponent(secret)}@127.0.0.1:${server.port}/${bucket}/uploads?region=eu-north-1`

  beforeEach(async () => {
    server = await openS3Server(KEYS)
    files = createS3Files(readS3Address(addressOf()))
  })
  afterEach(() => server.close())

  it('are signed, kept under their key with their type, and given back', async () => {
    expect(await files.put('fjellheim/media/a', Buffer.from('lake'), { contentType: 'image/png' })).toEqual({
      size: 4,
    })
    expect(await files.put('fjellheim/media/b', Readable.from([Buffer.from('moun'), 'tain']))).toEqual({
      size: 8,
    })
    expect([...server.objects.keys()]).toEqual(['uploads/fjellheim/media/a', 'uploads/fjellheim/media/b'])
    expect(server.objects.get('uploads/fjellheim/media/a')?.contentType).toBe('image/png')
    const file = await files.get('fjellheim/media/b')
    expect(file?.size).toBe(8)
    expect(file && (await buffer(file.stream)).toString()).toBe('mountain')
  })

  it('are unknown when they are not there, and may be removed twice', async () => {
    expect(await files.get('a')).toBeUndefined()
    expect(await files.exists('a')).toBe(false)
    await files.put('a', Buffer.from('x'))
    expect(await files.exists('a')).toBe(true)
    await files.remove('a')
    await files.remove('a')
    expect(await files.exists('a')).toBe(false)
  })

  it('with a wrong secret are refused by the storage, and the product says so without it', async () => {
    const stranger = createS3Files(readS3Address(addressOf('wrong')))
    const failed = stranger.put('a', Buffer.from('x'))
    await expect(failed).rejects.toBeInstanceOf(FilesUnavailableError)
    await expect(failed).rejects.toThrow(/403 SignatureDoesNotMatch/)
    await expect(failed).rejects.not.toThrow(/wrong/)
  })

  it('in a bucket that does not exist are a failure, not an empty answer', async () => {
    const elsewhere = createS3Files(readS3Address(addressOf(KEYS.secretAccessKey, 'other')))
    await expect(elsewhere.get('a')).rejects.toThrow(/NoSuchBucket/)
  })

  it('are tried again when the storage is busy, and given up after a while', async () => {
    server.failNext(503, 2)
    await files.put('a', Buffer.from('x'))
    expect(server.calls).toHaveLength(3)
    server.failNext(503, 99)
    await expect(files.get('a')).rejects.toThrow(/503 SlowDown/)
  })

  it('that nobody answers for are a failure', async () => {
    await server.close()
    await expect(files.get('a')).rejects.toBeInstanceOf(FilesUnavailableError)
  })

  it('beyond the limit and under impossible keys are refused before anything is sent', async () => {
    await expect(files.put('a', Buffer.alloc(11), { maxBytes: 10 })).rejects.toBeInstanceOf(FileTooLargeError)
    for (const key of ['../a', 'a//b', '', 'a?b', 'a%2e'])
      await expect(files.put(key, Buffer.from('x'))).rejects.toBeInstanceOf(InvalidFileKeyError)
    expect(server.calls).toEqual([])
  })
})

describe('the address of a storage', () => {
  it('names keys, host, bucket, folder and region', () => {
    const address = 's3://key:se%2Fcret@s3.example.com/stay/a/b?region=eu-north-1'
    expect(S3_ADDRESS_PATTERN.test(address)).toBe(true)
    expect(readS3Address(address)).toEqual({
      bucketUrl: 'https://s3.example.com/stay',
      prefix: 'a/b/',
      region: 'eu-north-1',
      accessKeyId: 'key',
      secretAccessKey: 'se/cret',
    })
    expect(readS3Address('s3://k:s@minio.example:9000/stay')).toMatchObject({
      bucketUrl: 'https://minio.example:9000/stay',
      prefix: '',
      region: 'us-east-1',
    })
  })

  it('is refused when a part is missing', () => {
    for (const wrong of [
      's3://host/bucket',
      's3://k:s@host',
      's3://k:s@host/',
      'https://k:s@host/b',
      's3://k:a/b@host/b',
      's3://k:s@host/b?x=1',
    ])
      expect(S3_ADDRESS_PATTERN.test(wrong), wrong).toBe(false)
  })
})
