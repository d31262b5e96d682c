import * as api from '@innkeeper/api/guestbook/translation.ts'
import { type Handler, read, write, writeAfter } from '../../../platform/http/handlers.ts'
import type { TranslationPort } from '../../../platform/translation/port.ts'
import { presentCard } from '../drafts/drafts.ts'
import type { TranslationService } from './service.ts'

type Services = { translation: TranslationPort; translations: TranslationService }

export function translationHandlers({ translation, translations }: Services): Handler[] {
  return [
    read(api.getTranslator, async () => ({ provider: translation.kind, host: translation.host })),
    write(api.copyTranslation, async ({ staff, params, body }, tx) =>
      presentCard(tx, await translations.copy(tx, staff, params.cardId, body.languages)),
    ),
    write(api.checkTranslation, async ({ staff, params, body }, tx) =>
      presentCard(tx, await translations.check(tx, staff, params.cardId, body.languages)),
    ),
    writeAfter(
      api.translateCard,
      ({ propertyId, params, body }) => translations.translate(propertyId, { ...params, ...body }),
      async ({ staff, params, body }, tx, translated) => {
        const { row, ...counts } = await translations.fill(tx, staff, { ...params, ...body }, translated)
        return { card: await presentCard(tx, row), ...counts }
      },
    ),
  ]
}
