import type { GuestGuestbook } from '@innkeeper/api/guestbook.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { isMeantFor } from '@innkeeper/domain/guestbook/visibility.ts'
import { QR_VISITOR } from '@innkeeper/domain/guestbook/visitor.ts'
import { phaseOf } from '@innkeeper/domain/guests/phase.ts'
import { defaultLanguage, type Localization } from '@innkeeper/domain/properties/localization.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { presentBox } from './box-presenter.ts'

/** Of a property that is not there yet. */
const NOWHERE = { propertyId: '', mediaOrigin: '' }

/** The cards a property would begin with, as a visitor reads them in its first language. */
export function presentFirstCards(
  cards: readonly Card[],
  { localization, currency }: { localization: Localization; currency: string },
): GuestGuestbook {
  const language = defaultLanguage(localization)
  if (!language) throw new AppError('property/language-unknown', 'A property has a language.')
  const setting = {
    languages: { asked: language, fallback: language },
    pictures: new Map(),
    owner: NOWHERE,
    currency,
    features: [],
    prices: new Map(),
  }
  return {
    version: 0,
    language: { code: language.code, index: language.index },
    phase: phaseOf(QR_VISITOR.state),
    boxes: cards
      .filter((card) => isMeantFor(card, QR_VISITOR))
      .flatMap((card) => presentBox(card, QR_VISITOR, setting) ?? []),
  }
}
