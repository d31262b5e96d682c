import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { APP_ICONS, type AppIconName, type AppIcons } from './app-icon.ts'
import { appManifest } from './app-manifest.ts'
import type { PropertyService, PropertySnapshot } from './service.ts'

const MANIFEST_SUFFIX = '.webmanifest'
const HOUR = 'public, max-age=3600'
const FOR_EVER = 'public, max-age=31536000, immutable'

type Services = { properties: PropertyService; icons: AppIcons }
type ManifestRoute = { Params: { file: string } }
type IconRoute = { Params: { hotel: string; name: string }; Querystring: { v?: unknown } }

/** What a browser asks for when a guest keeps the guestbook on the home screen. */
export function registerInstallRoutes(app: FastifyInstance, { properties, icons }: Services): void {
  async function activeProperty(propertyId: string): Promise<PropertySnapshot> {
    await properties.requireActive(propertyId)
    return properties.snapshot(propertyId)
  }

  app.get<ManifestRoute>('/manifest/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params
    if (!file.endsWith(MANIFEST_SUFFIX)) throw new AppError('request/not-found', 'There is no such file.')
    const { property } = await activeProperty(file.slice(0, -MANIFEST_SUFFIX.length))
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', HOUR)
      .send(JSON.stringify(await appManifest(property)))
  })

  app.get<IconRoute>('/app-icon/:hotel/:name', { schema: { hide: true } }, async (request, reply) => {
    const { hotel, name } = request.params
    if (!isIconName(name)) throw new AppError('request/not-found', 'There is no such icon.')
    const snapshot = await activeProperty(hotel)
    const bytes = await icons.open(snapshot, name)
    const isNamedByRevision = request.query.v === String(snapshot.property.revision)
    return reply
      .type('image/png')
      .header('cache-control', isNamedByRevision ? FOR_EVER : HOUR)
      .send(bytes)
  })
}

function isIconName(name: string): name is AppIconName {
  return Object.hasOwn(APP_ICONS, name)
}
