/** Headers of every uploaded file. */
export const MEDIA_HEADERS = {
  // An id never gets other bytes, so a browser need not ask again.
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // Uploads are public and also shown in mails and through another host (MEDIA_URL).
  'cross-origin-resource-policy': 'cross-origin',
}

/** Whether an If-None-Match header names these bytes. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
