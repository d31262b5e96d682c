import { getUpgrades, listUpgrades, requestUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read, respond } from '../../../platform/http/handlers.ts'
import { languagePreference } from '../../../platform/http/language-preference.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { RequestUpgrade } from '../requests/request-upgrade.ts'
import { requireOpen } from './require-open.ts'
import type { UpgradesOf } from './upgrades-of.ts'

type Services = { properties: PropertyService; upgradesOf: UpgradesOf; request: RequestUpgrade }

export function guestUpgradeHandlers({ properties, upgradesOf, request: ask }: Services): Handler[] {
  async function languageOf(propertyId: string, request: FastifyRequest, index: number | undefined) {
    await requireOpen(properties, propertyId)
    const { property } = await properties.snapshot(propertyId)
    const language = chooseLanguage(property.localization, languagePreference(request, index))
    if (!language) throw new AppError('property/unknown', 'This property has no language.')
    return language
  }

  return [
    read(getUpgrades, async ({ propertyId, params, query, request }) => {
      const language = await languageOf(propertyId, request, query.language)
      return upgradesOf({ propertyId, linkKey: params.bookingId, language })
    }),
    read(listUpgrades, async ({ propertyId, query, request }) => {
      const language = await languageOf(propertyId, request, query.language)
      return upgradesOf({ propertyId, linkKey: null, language })
    }),
    respond(requestUpgrade, (call, reply) => ask(call, reply)),
  ]
}
