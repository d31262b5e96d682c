import { PROPERTY_ID_PATTERN, PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import type { Documents } from './documents.ts'
import { isNotModified, MEDIA_HEADERS } from './file-headers.ts'
import { DOCUMENT_TYPE } from './repository.ts'

const PATH = '/media/:propertyId/:mediaId/document.pdf'

/** The browser's own viewer is a plugin, which the policy of an API answer would forbid; nothing else may run. */
const VIEWER_POLICY =
  "script-src 'none'; object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Serves uploaded documents, to be read in the browser. */
export function registerDocuments(app: FastifyInstance, { media }: { media: Documents }): void {
  type Route = { Params: { propertyId: string; mediaId: string } }
  app.get<Route>(PATH, { schema: { hide: true } }, async (request, reply) => {
    const { propertyId, mediaId } = request.params
    if (!PROPERTY_ID_PATTERN.test(propertyId) || !PUBLIC_ID_PATTERN.test(mediaId)) {
      throw new AppError('media/unknown', 'There is no such document.')
    }
    const document = await media.openDocument(propertyId, mediaId)
    // An id never gets other bytes, so it is what tells them apart.
    const etag = `"${mediaId}"`
    reply.headers({ ...MEDIA_HEADERS, etag, 'content-security-policy': VIEWER_POLICY })
    if (isNotModified(request.headers['if-none-match'], etag)) {
      document.stream.destroy()
      return reply.code(304).send()
    }
    return reply
      .type(DOCUMENT_TYPE)
      .header('content-length', document.size)
      .header('content-disposition', contentDisposition('inline', document.fileName))
      .send(document.stream)
  })
}
