import { getGuestTemplate } from '@innkeeper/api/html-builder.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, read } from '../../platform/http/handlers.ts'
import { languagePreference } from '../../platform/http/language-preference.ts'
import type { PropertyService } from '../properties/service.ts'
import type { TemplateService } from './service.ts'

type Services = { properties: PropertyService; templates: TemplateService }

export function htmlBuilderHandlers({ properties, templates }: Services): Handler[] {
  return [
    read(getGuestTemplate, async ({ propertyId, params, query, request }) => {
      const { property } = await properties.snapshot(propertyId)
      const language = chooseLanguage(property.localization, languagePreference(request, query.language))
      if (!language) throw new AppError('property/unknown', 'This property has no language.')
      return templates.guestPage(propertyId, params.id, language)
    }),
  ]
}
