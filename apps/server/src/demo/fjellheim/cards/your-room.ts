import type { CardText, CardTexts } from '../../card-plan.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'
import { type FjellheimLanguage, LANGUAGE_INDEXES } from '../languages.ts'
import { type Category, categoryId, unitId } from '../units.ts'
import { ROOM_BODIES, ROOM_WORDS } from './your-room-texts.ts'

/** What only those who sleep here may know. */
const ROOM_NETWORK = 'Fjellheim Rooms'
const ROOM_PASSWORD = 'multe-og-bjork'
const FRONT_DOOR_CODE = '1911 53'
/** Two doors have a lock with a code of their own; the others have keys. */
const DOOR_CODES: Record<string, string> = { '204': '8416', '210': '5093' }

export const ROOM_SECRETS: readonly string[] = [ROOM_PASSWORD, FRONT_DOOR_CODE, ...Object.values(DOOR_CODES)]

const LANGUAGES = Object.keys(LANGUAGE_INDEXES) as FjellheimLanguage[]

export const yourRoom: FjellheimCard = {
  key: 'your-room',
  type: 'UnitSpecific',
  layout: 'plain',
  visibility: shown({ to: ['checkin'] }),
  texts: roomTexts('any'),
  variants: {
    [`category:${categoryId('single')}`]: roomTexts('single'),
    [`category:${categoryId('double')}`]: roomTexts('double'),
    [`category:${categoryId('family')}`]: roomTexts('family'),
    [`category:${categoryId('suite')}`]: roomTexts('suite'),
    [`unit:${unitId('204')}`]: roomTexts('double', DOOR_CODES['204']),
    [`unit:${unitId('210')}`]: roomTexts('suite', DOOR_CODES['210']),
  },
}

function roomTexts(kind: Category | 'any', doorCode?: string): CardTexts<FjellheimLanguage> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, roomText(language, kind, doorCode)]),
  ) as CardTexts<FjellheimLanguage>
}

function roomText(language: FjellheimLanguage, kind: Category | 'any', doorCode?: string): CardText {
  const words = ROOM_WORDS[language]
  const { title, subtitle, facts } = words
  return {
    title,
    subtitle,
    body: ROOM_BODIES[kind](words),
    facts: [
      ...(doorCode ? [{ label: facts.door, value: doorCode }] : []),
      { label: facts.frontDoor, value: FRONT_DOOR_CODE },
      { label: facts.network, value: ROOM_NETWORK },
      { label: facts.password, value: ROOM_PASSWORD },
    ],
  }
}
