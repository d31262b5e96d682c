import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Kept = { bytes: Buffer; contentType: string }

export type S3Server = {
  port: number
  objects: Map<string, Kept>
  /** Answers the next calls with this status instead. */
  failNext: (status: number, times: number) => void
  calls: string[]
  close(): Promise<void>
}

type Keys = { accessKeyId: string; secretAccessKey: string; region: string; bucket: string }

/**
 * Storage that speaks as much S3 as the product uses, in memory. It checks every signature the way the documentation
 * of AWS Signature Version 4 says, so that a wrong one is refused here as it would be there.
 */
export async function openS3Server(keys: Keys): Promise<S3Server> {
  const objects = new Map<string, Kept>()
  const calls: string[] = []
  let failing = { status: 0, times: 0 }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname)
    calls.push(`${request.method} ${path}`)
    if (failing.times > 0) {
      failing = { ...failing, times: failing.times - 1 }
      return refuse(response, failing.status, 'SlowDown')
    }
    const problem = signatureProblem(request, body, keys)
    if (problem) return refuse(response, 403, problem)
    if (!path.startsWith(`/${keys.bucket}/`)) return refuse(response, 404, 'NoSuchBucket')
    const key = path.slice(keys.bucket.length + 2)
    const kept = objects.get(key)
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' })
      response.end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (!kept) {
      refuse(response, 404, 'NoSuchKey')
    } else {
      response.writeHead(200, { 'content-length': kept.bytes.length, 'content-type': kept.contentType })
      response.end(request.method === 'HEAD' ? undefined : kept.bytes)
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    objects,
    calls,
    failNext: (status, times) => {
      failing = { status, times }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/

function signatureProblem(request: IncomingMessage, body: Buffer, keys: Keys): string | undefined {
  const [, accessKeyId, day = '', region = '', signedHeaders = '', signature = ''] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region) return 'AuthorizationHeaderMalformed'
  const names = signedHeaders.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied'
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const payloadHash = header('x-amz-content-sha256')
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const url = new URL(request.url ?? '/', 'http://s3')
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${header(name)}`),
    '',
    signedHeaders,
    payloadHash,
  ].join('\n')
  const date = header('x-amz-date')
  if (!date.startsWith(day)) return 'AccessDenied'
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (key, part) => hmac(key, part),
    `AWS4${keys.secretAccessKey}`,
  )
  const expected = hmac(signingKey, toSign)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
