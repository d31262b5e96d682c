import type { MediaKind } from './file-schema.ts'
import { UPLOAD_MAX_BYTES } from './sizes.ts'
import { SNIFF_BYTES, type SniffedType, sniffMedia } from './sniff.ts'

/**
 * What a file dialog offers. JPEG stands first and HEIC not at all, which makes a phone hand over its photographs
 * converted.
 */
export const ACCEPTED: Record<MediaKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml',
  document: 'application/pdf',
}

/** A drawing is text that has to be read whole; even an elaborate one is far below this. */
export const DRAWING_MAX_BYTES = 1024 * 1024

export type UploadRefusal = 'media/too-large' | 'media/type-not-allowed' | 'media/heic' | 'media/broken'

export type AcceptedType = Exclude<SniffedType, 'heic'>

export type Judged = { ok: true; type: AcceptedType; kind: MediaKind } | { ok: false; code: UploadRefusal }

/**
 * Judges a file by its size and first bytes, before it is sent and again when it has come. What it holds further on
 * only the server finds out.
 */
export function judgeUpload(size: number, head: Uint8Array): Judged {
  if (size === 0) return { ok: false, code: 'media/broken' }
  if (size > UPLOAD_MAX_BYTES) return { ok: false, code: 'media/too-large' }
  const type = sniffMedia(head.subarray(0, SNIFF_BYTES))
  if (type === null) return { ok: false, code: 'media/type-not-allowed' }
  if (type === 'heic') return { ok: false, code: 'media/heic' }
  if (type === 'svg' && size > DRAWING_MAX_BYTES) return { ok: false, code: 'media/too-large' }
  return { ok: true, type, kind: type === 'pdf' ? 'document' : 'picture' }
}
