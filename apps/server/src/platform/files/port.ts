// Files: bytes that people upload, kept outside the database under keys such as `fjellheim/media/<id>`.
// Adapters: the local disk (local-disk.ts) and storage that speaks S3 (s3.ts).
import type { Readable } from 'node:stream'

export type FileMeta = {
  /** Told to storage that keeps it (S3); the database row remains the authority. */
  contentType?: string
  /** A tighter limit than MAX_FILE_BYTES for this one file. */
  maxBytes?: number
}

export type OpenFile = { stream: Readable; size: number }

export type FilesPort = {
  /** All or nothing: a reader never sees half a file, and an overwritten key keeps its old bytes on failure. */
  put(key: string, body: Uint8Array | Readable, meta?: FileMeta): Promise<{ size: number }>
  /** Undefined when there is no such file; the caller reads the stream to its end or destroys it. */
  get(key: string): Promise<OpenFile | undefined>
  exists(key: string): Promise<boolean>
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>
}

/** The largest single file of the product: a picture is 20 MB at most, a document or font less. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024

export class FileTooLargeError extends Error {
  override name = 'FileTooLargeError'
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super(`the file is larger than ${maxBytes} bytes`)
    this.maxBytes = maxBytes
  }
}

export class InvalidFileKeyError extends Error {
  override name = 'InvalidFileKeyError'

  constructor() {
    super('not a file key')
  }
}

/** Storage elsewhere did not do what it was asked; nothing of the caller's is wrong. */
export class FilesUnavailableError extends Error {
  override name = 'FilesUnavailableError'

  constructor(method: string, cause: unknown) {
    super(`the file storage did not answer ${method}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}
