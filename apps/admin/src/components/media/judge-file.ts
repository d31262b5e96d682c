import { judgeUpload, type UploadRefusal } from '@innkeeper/domain/media/accepted.ts'
import type { MediaKind } from '@innkeeper/domain/media/file-schema.ts'
import { SNIFF_BYTES } from '@innkeeper/domain/media/sniff.ts'

/** Looks at a file before it is sent, with the server's own eyes; the server looks again. */
export async function judgeFile(file: Blob, kind?: MediaKind): Promise<UploadRefusal | null> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer())
  const judged = judgeUpload(file.size, head)
  if (!judged.ok) return judged.code
  return kind && judged.kind !== kind ? 'media/type-not-allowed' : null
}
