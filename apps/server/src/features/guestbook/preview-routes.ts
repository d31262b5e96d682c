import { createPreviewToken, getPreview } from '@innkeeper/api/guestbook/preview.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, read } from '../../platform/http/handlers.ts'
import { languagePreference } from '../../platform/http/language-preference.ts'
import type { PropertyService } from '../properties/service.ts'
import type { Previews } from './previews.ts'

/** The editor's phone: a key to open it with, and its boxes again when drafts were saved. */
export function previewHandlers(services: { properties: PropertyService; previews: Previews }): Handler[] {
  const { properties, previews } = services
  return [
    read(createPreviewToken, async ({ staff }) => previews.tokenFor(staff)),
    read(getPreview, async ({ propertyId, query, request }) => {
      const snapshot = await properties.snapshot(propertyId)
      const entry = await previews.ask(request, snapshot, query)
      if (!entry) {
        throw new AppError('auth/required', 'A preview is for staff who may see it, or with their token.')
      }
      const { settings } = entry
      const wish = languagePreference(request, settings.language ?? undefined)
      const language = chooseLanguage(snapshot.property.localization, wish)
      if (!language) throw new AppError('property/unknown', 'This property has no language.')
      return (await previews.show(request, snapshot, { settings, language })).guestbook
    }),
  ]
}
