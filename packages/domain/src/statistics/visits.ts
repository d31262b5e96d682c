import type { CardState } from '../guestbook/visibility-schema.ts'
import { type Counts, partKey } from './counts.ts'
import type { Subject } from './subjects.ts'

/** What a guest's page is a page of. */
export const VISITED_PAGES = [
  'guestbook',
  'store',
  'upgrades',
  'registration',
  'survey',
  'order',
  'page',
] as const
export type VisitedPage = (typeof VISITED_PAGES)[number]

export const DEVICES = ['phone', 'tablet', 'computer'] as const
export type Device = (typeof DEVICES)[number]

/** A page that somebody asked for. Nothing of it leads to who that was. */
export type PageVisit = {
  page: VisitedPage
  state: CardState
  /** One of the property's languages. */
  language: string
  /** The card the address opens, where the visitor has it. */
  cardId: string | null
  device: Device
  /** The address says that a message led here. */
  isFromMessage: boolean
}

export type CountsBySubject = Partial<Record<Subject, Counts>>

/** What a page that was asked for adds to the numbers of its day. */
export function countsOfVisit(visit: PageVisit): CountsBySubject {
  const { page, state, language, cardId, device, isFromMessage } = visit
  const of = (part: string, row: string) => ({ [partKey('visits', part, row)]: 1 })
  return {
    visits: {
      visits: 1,
      ...of('page', page),
      ...of('phase', state),
      ...of('language', language),
      ...of('device', device),
    },
    ...(cardId === null ? {} : { boxes: { asked: 1, [partKey('asked', 'box', cardId)]: 1 } }),
    ...(isFromMessage ? { messages: { clicked: 1 } } : {}),
  }
}

/** A link opened a stay on a device that had not opened it before. */
export const COUNTS_OF_REACHED: CountsBySubject = { visits: { reached: 1 } }

/** The same, with the hour of the property's clock in which all of these visits were. */
export function withHour(counts: Counts, hour: number): Counts {
  const { visits } = counts
  return visits === undefined ? counts : { ...counts, [partKey('visits', 'hour', String(hour))]: visits }
}

const FROM_MESSAGE = /[?&]from=message(?:\/|%2f)[\w-]{1,60}(?:&|$)/i

/** Whether an address says that a message led there, as `featureHrefFrom` writes it. */
export const isFromMessage = (address: string): boolean => FROM_MESSAGE.test(address)
