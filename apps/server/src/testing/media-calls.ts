import type { LightMyRequestResponse } from 'fastify'
import { loadSharp } from '../platform/pictures/sharp-library.ts'
import type { TestApp } from './app.ts'

type Sent = {
  cookie: string
  bytes: Buffer | ReadableStream
  fileName?: string
  headers?: Record<string, string>
}

/** Uploads as a browser does. */
export function uploadFile(app: TestApp, { cookie, bytes, fileName = 'lake.png', headers }: Sent) {
  return app.inject({
    method: 'POST',
    url: '/api/hotel/media',
    headers: {
      cookie,
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(fileName),
      ...headers,
    },
    payload: bytes as Buffer,
  })
}

/** The file an upload answered. */
export const uploaded = (answer: LightMyRequestResponse) => answer.json().data.file

let made = 0

/** A picture nobody has uploaded before. */
export async function aPicture(width = 60, height = 40): Promise<Buffer> {
  const sharp = await loadSharp()
  made += 1
  const background = { r: made % 256, g: (made >> 8) % 256, b: Math.floor(Math.random() * 256) }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
