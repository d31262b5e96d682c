import { FAMILIES_MAX } from '@innkeeper/domain/fonts/constants.ts'
import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/db/port.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { sendOnce } from '../../platform/http/prepared-answer.ts'
import { fileKey } from './own-fonts.ts'
import { findOwnFonts } from './repository.ts'
import type { PropertyFonts } from './routes.ts'
import { familiesSheet, ownFontAddress } from './stylesheets.ts'
import { WEB_FILES_PATH, webFontFile } from './web-fonts.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For rules that are not those the address was made for, of a page from before a change. */
const PASSING = 'no-cache'
const FONT_TYPE = 'font/woff2'
const CSS_TYPE = 'text/css; charset=utf-8'
const OWN_FILE = /^([\w-]{22})-[\w-]{43}\.woff2$/

type Dependencies = { db: Database; files: FilesPort; fontsOf: PropertyFonts }
type SheetRoute = { Params: { hotel: string; file: string }; Querystring: { family?: string | string[] } }

/** Serves stylesheets and font files; nothing of them comes from anywhere else. */
export function registerFontFiles(app: FastifyInstance, { db, files, fontsOf }: Dependencies): void {
  const hidden = { schema: { hide: true } }

  async function sendCss(
    request: FastifyRequest,
    reply: FastifyReply,
    sheet: { css: string; href: string } | null,
  ) {
    if (!sheet) throw unknown()
    const isAsked = sheet.href === request.url
    const cacheControl = isAsked ? IMMUTABLE : PASSING
    return sendOnce(request, reply, sheet.css, { 'content-type': CSS_TYPE, 'cache-control': cacheControl })
  }

  app.get<{ Params: { name: string } }>(`${WEB_FILES_PATH}/:name`, hidden, (request, reply) => {
    const bytes = webFontFile(request.params.name)
    if (!bytes) throw unknown()
    return reply.type(FONT_TYPE).header('cache-control', IMMUTABLE).send(bytes)
  })

  app.get<SheetRoute>('/fonts/:hotel/:file', hidden, async (request, reply) => {
    const { sheet } = await fontsOf(request.params.hotel)
    return sendCss(request, reply, sheet)
  })

  app.get<SheetRoute>('/fonts/:hotel/families/:file', hidden, async (request, reply) => {
    const names = [request.query.family ?? []].flat().slice(0, FAMILIES_MAX)
    const { owner } = await fontsOf(request.params.hotel)
    return sendCss(request, reply, familiesSheet(owner, names))
  })

  app.get<SheetRoute>('/fonts/:hotel/own/:file', hidden, async (request, reply) => {
    const { hotel, file } = request.params
    const [, id] = OWN_FILE.exec(file) ?? []
    if (!id || !PROPERTY_ID_PATTERN.test(hotel)) throw unknown()
    const fonts = await db.tenant(hotel, (tx) => findOwnFonts(tx, hotel), { readOnly: true })
    const font = fonts.find((one) => ownFontAddress(hotel, one) === request.url)
    const found = font && (await files.get(fileKey(hotel, font.hash)))
    if (!found) throw unknown()
    return reply
      .type(FONT_TYPE)
      .header('cache-control', IMMUTABLE)
      .header('content-length', found.size)
      .send(found.stream)
  })
}

const unknown = () => new AppError('request/not-found', 'There is no such font.')
