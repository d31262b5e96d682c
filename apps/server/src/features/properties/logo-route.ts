import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import type { Logos } from './logo.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const SUFFIX = '.png'

type LogoRoute = { Params: { hotel: string; file: string } }

/** The logo in mails, at the address that `logoPath` names. */
export function registerLogoRoute(app: FastifyInstance, logos: Pick<Logos, 'openPng'>): void {
  app.get<LogoRoute>('/logo/:hotel/:file', { schema: { hide: true } }, async (request, reply) => {
    const { hotel, file } = request.params
    const mediaId = file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : ''
    if (!PUBLIC_ID_PATTERN.test(mediaId)) throw new AppError('request/not-found', 'There is no such logo.')
    return reply
      .type('image/png')
      .header('cache-control', FOR_EVER)
      .send(Buffer.from(await logos.openPng(hotel, mediaId)))
  })
}
