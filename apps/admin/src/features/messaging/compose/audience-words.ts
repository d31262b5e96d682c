import {
  type Audience,
  type AudienceGroup,
  type AudiencePart,
  isAboutNow,
} from '@innkeeper/domain/messaging/audience.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { formatDateOnly } from '../../../platform/own-formats.ts'
import { ADMIN_LANGUAGE, type AdminTranslate } from '../../../platform/texts.ts'

const locale = intlLocaleFor(ADMIN_LANGUAGE)
const all = new Intl.ListFormat(locale, { type: 'conjunction' })
const any = new Intl.ListFormat(locale, { type: 'disjunction' })
/** More names than this are counted. */
const NAMED = 4

/** What ids of rooms, groups and guests are called; undefined for what is not known. */
export type NameOfId = (
  kind: 'unit categories' | 'units' | 'target groups' | 'specific guests',
  id: string,
) => string | undefined

/** Whom an audience means, as one would say it: "Guests who arrive today and stay in room 204, or Astrid Nilsen". */
export function audienceSentence(t: AdminTranslate, audience: Audience, nameOf: NameOfId): string {
  const groups = audience.groups.map((group) => groupWords(t, group, nameOf))
  const sentence = groups.join(t('compose.or'))
  return sentence.slice(0, 1).toLocaleUpperCase(locale) + sentence.slice(1)
}

function groupWords(t: AdminTranslate, group: AudienceGroup, nameOf: NameOfId): string {
  const [only] = group.parts
  if (group.parts.length === 1 && only?.who === 'specific guests') return namesOf(t, only, nameOf)
  const parts = group.parts.map((part) => partWords(t, part, nameOf))
  const now = isAboutNow(group) ? [t('compose.whose.in-house guests')] : []
  return t('compose.guestsWho', { what: all.format([...now, ...parts]) })
}

function partWords(t: AdminTranslate, part: AudiencePart, nameOf: NameOfId): string {
  switch (part.who) {
    case 'arrivals on date':
    case 'departures on date':
      return t(`compose.whose.${part.who}`, { date: formatDateOnly(part.date) })
    case 'unit categories':
    case 'units':
    case 'target groups':
    case 'specific guests':
      return t(`compose.whose.${part.who}`, { names: namesOf(t, part, nameOf) })
    default:
      return t(`compose.whose.${part.who}`)
  }
}

type NamedPart = Extract<AudiencePart, { ids: string[] }>

function namesOf(t: AdminTranslate, { who, ids }: NamedPart, nameOf: NameOfId): string {
  const known = ids.map((id) => nameOf(who, id))
  // A message that was sent knows its guests by their ids alone.
  if (who === 'specific guests' && known.every((name) => name === undefined))
    return t('compose.chosenGuests', { count: ids.length })
  const names = known.map((name) => name ?? t(`compose.unnamed.${who}`))
  if (names.length <= NAMED) return any.format(names)
  const rest = t('compose.others', { count: names.length - (NAMED - 1) })
  return any.format([...names.slice(0, NAMED - 1), rest])
}
