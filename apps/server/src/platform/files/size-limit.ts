import type { Readable } from 'node:stream'
import { FileTooLargeError } from './port.ts'

/** Passes chunks on until the limit is crossed, so that an endless stream never fills the disk. */
export async function* withSizeLimit(
  body: Uint8Array | Readable,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body instanceof Uint8Array ? [body] : body) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    size += bytes.length
    if (size > maxBytes) throw new FileTooLargeError(maxBytes)
    yield bytes
  }
}
