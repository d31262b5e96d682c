import type { Readable } from 'node:stream'
import {
  changeMedia,
  deleteMedia,
  FILE_NAME_HEADER,
  findMedia,
  getMedia,
  listMedia,
  uploadMedia,
} from '@innkeeper/api/media.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, read, respond, write } from '../../platform/http/handlers.ts'
import type { Library } from './library.ts'
import type { Uploads } from './uploads.ts'

export function mediaHandlers({ library, uploads }: { library: Library; uploads: Uploads }): Handler[] {
  return [
    read(listMedia, ({ propertyId, query }) => library.list(propertyId, query)),
    read(findMedia, ({ propertyId, query }) => library.findAll(propertyId, query.ids.split(','))),
    read(getMedia, ({ propertyId, params }) => library.open(propertyId, params.mediaId)),
    respond(uploadMedia, ({ propertyId, staff, request }) =>
      uploads.receive(propertyId, {
        body: bodyOf(request),
        fileName: fileNameOf(request),
        uploadedBy: staff,
        declaredBytes: Number(request.headers['content-length'] ?? 0),
      }),
    ),
    write(changeMedia, ({ staff, params, body }, tx) => library.change(tx, staff, params.mediaId, body)),
    write(deleteMedia, ({ staff, params }, tx) => library.remove(tx, staff, params.mediaId)),
  ]
}

function bodyOf({ body }: FastifyRequest): Readable {
  if (!body) throw new AppError('request/invalid', 'Send the bytes of the file as application/octet-stream.')
  return body as Readable
}

/** A name that does not decode is as good as none. */
function fileNameOf({ headers }: FastifyRequest): string {
  try {
    return decodeURIComponent(String(headers[FILE_NAME_HEADER] ?? ''))
  } catch {
    return ''
  }
}
