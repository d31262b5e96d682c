import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { fileKeySegments } from './file-key.ts'
import { type FilesPort, FilesUnavailableError, MAX_FILE_BYTES } from './port.ts'
import type { S3Address } from './s3-address.ts'
import { withSizeLimit } from './size-limit.ts'

const RETRIES = 3
const FIRST_RETRY_MS = 200
/** One call, with its answer and its tries. */
const CALL_LIMIT_MS = 60_000

type Call = { method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; headers?: Record<string, string>; body?: Buffer }

/** Keeps files in a bucket of any storage that speaks S3, each under its key. A put is one call, so all or nothing. */
export function createS3Files(address: S3Address): FilesPort {
  const { bucketUrl, prefix, region, accessKeyId, secretAccessKey } = address
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
    initRetryMs: FIRST_RETRY_MS,
  })

  /** Undefined when there is no such file; throws when the storage does not do what it is asked. */
  async function call(key: string, request: Call): Promise<Response | undefined> {
    const url = `${bucketUrl}/${prefix}${fileKeySegments(key).join('/')}`
    const signal = AbortSignal.timeout(CALL_LIMIT_MS)
    const answer = await client.fetch(url, { ...request, signal } as RequestInit).catch((cause: unknown) => {
      throw new FilesUnavailableError(request.method, cause)
    })
    if (answer.ok) return answer
    // The connection is free again only when the answer was read.
    const told = await answer.text().catch(() => '')
    if (answer.status === 404 && !told.includes('NoSuchBucket')) return undefined
    throw new FilesUnavailableError(
      request.method,
      `${answer.status} ${/<Code>(\w+)</.exec(told)?.[1] ?? ''}`,
    )
  }

  return {
    put: async (key, body, { contentType = 'application/octet-stream', maxBytes = MAX_FILE_BYTES } = {}) => {
      const limit = Math.min(maxBytes, MAX_FILE_BYTES)
      // The length has to be known before the first byte is sent; files are small enough to be held.
      const bytes = Buffer.concat(await Array.fromAsync(withSizeLimit(body, limit)))
      const digest = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': digest }
      if (!(await call(key, { method: 'PUT', headers, body: bytes })))
        throw new FilesUnavailableError('PUT', '404')
      return { size: bytes.length }
    },
    get: async (key) => {
      const answer = await call(key, { method: 'GET' })
      if (!answer?.body) return undefined
      const stream = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)
      return { stream, size: Number(answer.headers.get('content-length') ?? 0) }
    },
    exists: async (key) => (await call(key, { method: 'HEAD' })) !== undefined,
    remove: async (key) => {
      const answer = await call(key, { method: 'DELETE' })
      await answer?.text()
    },
  }
}
