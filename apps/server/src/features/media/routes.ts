import { PROPERTY_ID_PATTERN, PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { registerDocuments } from './document-routes.ts'
import { isNotModified, MEDIA_HEADERS } from './file-headers.ts'
import type { MediaService } from './service.ts'
import { parseVariantName, type Variant, type VariantId } from './variant.ts'

const PATH = '/media/:propertyId/:mediaId/:variant'
const RETRY_AFTER_S = 2

type MediaParams = { propertyId: string; mediaId: string; variant: string }

/** Serves uploads: pictures as `/media/<property>/<picture>/<width>.<format>`, whole or cut to a shape, and documents. */
export function registerMedia(app: FastifyInstance, { media }: { media: MediaService }): void {
  app.get<{ Params: MediaParams }>(PATH, { schema: { hide: true } }, async (request, reply) => {
    const { propertyId, mediaId, ...size } = requireVariantId(request.params)
    try {
      return sendVariant(request, reply, await media.openVariant(propertyId, mediaId, size))
    } catch (error) {
      if (error instanceof AppError && error.code === 'media/busy') reply.header('retry-after', RETRY_AFTER_S)
      throw error
    }
  })
  registerDocuments(app, { media })
}

function requireVariantId({ propertyId, mediaId, variant }: MediaParams): VariantId {
  const size = parseVariantName(variant)
  if (!size || !PROPERTY_ID_PATTERN.test(propertyId) || !PUBLIC_ID_PATTERN.test(mediaId)) {
    throw new AppError('media/unknown', 'There is no such picture, or not in this size and format.')
  }
  return { propertyId, mediaId, ...size }
}

function sendVariant(request: FastifyRequest, reply: FastifyReply, variant: Variant): FastifyReply {
  reply.headers(MEDIA_HEADERS).header('etag', variant.etag)
  if (isNotModified(request.headers['if-none-match'], variant.etag)) return reply.code(304).send()
  return reply.type(variant.mimeType).send(variant.bytes)
}
