import { addressOf, CallError, VERSION_HEADER } from '@innkeeper/api/client.ts'
import type { AnswerOf, Endpoint, QueryOf } from '@innkeeper/api/endpoint.ts'
import { type ErrorBody, isErrorCode } from '@innkeeper/api/errors.ts'
import { FILE_NAME_HEADER, uploadMedia } from '@innkeeper/api/media.ts'
import { clientVersion } from './client-version.ts'
import { serverWatch } from './server-standing.ts'
import { noteRefusal } from './too-old.ts'

/** Without any progress for this long the connection counts as lost. */
const SILENCE_MS = 60_000

export type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal }

/** Keeps a picture or a document in the library. */
export function uploadFile(file: File, options: UploadOptions): Promise<AnswerOf<typeof uploadMedia>> {
  return uploadTo(uploadMedia, file, { ...options, query: undefined })
}

/** Sends one file and tells how far it is, which only this older way of asking can. Refusals are thrown as by any call. */
export async function uploadTo<E extends Endpoint>(
  endpoint: E,
  file: File,
  { onProgress, signal, query }: UploadOptions & { query: QueryOf<E> },
): Promise<AnswerOf<E>> {
  const version = await clientVersion()
  const uploaded = new Promise<AnswerOf<E>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout>
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), SILENCE_MS)
    }
    const lost = () => reject(new CallError('offline', 0, 'The upload broke off'))
    request.open(endpoint.method, addressOf(endpoint, { query }))
    request.responseType = 'json'
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(file.name))
    request.setRequestHeader(VERSION_HEADER, version)
    request.upload.onprogress = ({ loaded, total }) => {
      listen()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onerror = lost
    request.onabort = lost
    request.onloadend = () => clearTimeout(silence)
    request.onload = () => {
      if (request.status === 200) resolve((request.response as { data: AnswerOf<E> }).data)
      else reject(refusalOf(request.status, request.response))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) return lost()
    listen()
    request.send(file)
  })
  return uploaded.catch(serverWatch.note).catch(noteRefusal)
}

function refusalOf(status: number, body: Partial<ErrorBody> | null): CallError {
  const code = isErrorCode(body?.code) ? body.code : 'server/error'
  return new CallError(code, status, body?.message ?? `The server answered ${status}`, body?.details)
}
