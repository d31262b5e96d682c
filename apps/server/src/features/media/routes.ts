import { PROPERTY_ID_PATTERN, PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import type { MediaService } from './service.ts'
import { parseVariantName, type Variant, type VariantId } from './variant.ts'

const PATH = '/media/:propertyId/:mediaId/:variant'
const RETRY_AFTER_S = 2

const HEADERS = {
  // An id never gets other bytes, so a browser need not ask again.
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // Pictures are public and also shown in mails and through another host (MEDIA_URL).
  'cross-origin-resource-policy': 'cross-origin',
}

type MediaParams = { propertyId: string; mediaId: string; variant: string }

/** Serves uploaded pictures: `/media/<property>/<picture>/<width>.<format>`. */
export function registerMedia(app: FastifyInstance, { media }: { media: MediaService }): void {
  app.get<{ Params: MediaParams }>(PATH, { schema: { hide: true } }, async (request, reply) => {
    const { propertyId, mediaId, width, format } = requireVariantId(request.params)
    try {
      return sendVariant(request, reply, await media.openVariant(propertyId, mediaId, width, format))
    } catch (error) {
      if (error instanceof AppError && error.code === 'media/busy') reply.header('retry-after', RETRY_AFTER_S)
      throw error
    }
  })
}

function requireVariantId({ propertyId, mediaId, variant }: MediaParams): VariantId {
  const size = parseVariantName(variant)
  if (!size || !PROPERTY_ID_PATTERN.test(propertyId) || !PUBLIC_ID_PATTERN.test(mediaId)) {
    throw new AppError('media/unknown', 'There is no such picture, or not in this width and format.')
  }
  return { propertyId, mediaId, ...size }
}

function sendVariant(request: FastifyRequest, reply: FastifyReply, variant: Variant): FastifyReply {
  reply.headers(HEADERS).header('etag', variant.etag)
  if (hasAlready(request.headers['if-none-match'], variant.etag)) return reply.code(304).send()
  return reply.type(variant.mimeType).send(variant.bytes)
}

function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
