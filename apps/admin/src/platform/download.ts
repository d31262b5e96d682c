import { addressOf, CallError } from '@innkeeper/api/client.ts'
import { withVersion } from '@innkeeper/api/client-version.ts'
import type { Endpoint, ParamsOf, QueryOf } from '@innkeeper/api/endpoint.ts'
import { isErrorCode } from '@innkeeper/api/errors.ts'
import { shownFileName } from '@innkeeper/domain/media/file-name.ts'
import { clientVersion } from './client-version.ts'
import { noteRefusal } from './too-old.ts'

/** A large sheet is set by the server within this. */
const DOWNLOAD_LIMIT_MS = 90_000

/** Fetches a file, hands it to the browser to keep and answers what was said with it; a refusal is thrown like that of any call. */
export async function download<E extends Endpoint>(
  endpoint: E,
  query?: QueryOf<E>,
  params?: ParamsOf<E>,
): Promise<Headers> {
  const answer = await fetch(withVersion(addressOf(endpoint, { query, params }), await clientVersion()), {
    signal: AbortSignal.timeout(DOWNLOAD_LIMIT_MS),
  }).catch((cause: unknown) => {
    throw new CallError('offline', 0, String(cause))
  })
  if (!answer.ok) {
    const body = (await answer.json().catch(() => ({}))) as {
      code?: unknown
      message?: string
      details?: unknown
    }
    const code = isErrorCode(body.code) ? body.code : 'server/error'
    noteRefusal(new CallError(code, answer.status, body.message ?? '', body.details))
  }
  keepFile(await answer.blob(), fileNameOf(answer.headers.get('content-disposition')))
  return answer.headers
}

/** The name the server gave, from `attachment; filename="..."`. */
export function fileNameOf(disposition: string | null): string {
  return shownFileName(/filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? '') || 'download'
}

/** Hands a file to the browser to keep. */
export function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
