import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GUEST_JOURNEYS } from '../orders/constants.ts'
import { newProduct } from '../orders/new-product.ts'
import { isOfferedTo } from '../orders/product-visibility.ts'
import { localTimeAt } from '../time.ts'
import { DEFAULT_VISIBILITY } from './constants.ts'
import { previewersOf, previewMoments, previewVisitors } from './preview.ts'
import { previewPath } from './preview-path.ts'
import { parsePreview } from './preview-query.ts'
import { parsePreviewers, previewersText } from './previewers.ts'
import { isOpenAt, type Visitor } from './visibility.ts'
import { CARD_STATES, type Visibility } from './visibility-schema.ts'
import { cardsFor, QR_VISITOR, viewerIn, visitorOfStay } from './visitor.ts'

const TIME_ZONE = 'Europe/Oslo'
const id = (letter: string) => letter.repeat(22)
const CATEGORIES = [
  { id: id('S'), name: 'Suite' },
  { id: id('D'), name: 'Double' },
]
const UNITS = [
  { id: id('U'), code: '204', categoryId: id('S') },
  { id: id('V'), code: '205', categoryId: id('D') },
]
const ANYBODY = {
  rateCodes: [],
  unitCategories: [],
  minNights: null,
  maxNights: null,
  returningGuest: null,
}
const GROUPS = [
  { ...ANYBODY, id: id('G'), name: 'Suites', unitCategories: [id('S')] },
  { ...ANYBODY, id: id('H'), name: 'A night and more', minNights: 1 },
]
const HOUSE = { units: UNITS, unitCategories: CATEGORIES, targetGroups: GROUPS }

const clock = fc.record({
  hours: fc.integer({ min: 0, max: 23 }),
  minutes: fc.integer({ min: 0, max: 59 }),
})
const day = fc.record({ isVisible: fc.boolean(), start: clock, end: clock })
const segmentation = fc.record({
  all: fc.boolean(),
  targetGroups: fc.subarray(GROUPS.map((group) => group.id)),
  unitCategories: fc.subarray(CATEGORIES.map((category) => category.id)),
  selection: fc.subarray(UNITS.map((unit) => unit.id)),
})
const visibility: fc.Arbitrary<Visibility> = fc.record({
  dateRange: fc.constant(DEFAULT_VISIBILITY.dateRange),
  state: fc.subarray([...CARD_STATES]),
  weekdays: fc.oneof(fc.constant(DEFAULT_VISIBILITY.weekdays), fc.tuple(day, day, day, day, day, day, day)),
  segmentation: fc.oneof(fc.constant(DEFAULT_VISIBILITY.segmentation), segmentation),
})
const cards = fc.array(fc.record({ visibility: fc.option(visibility) }), { maxLength: 12 })
const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) })
const state = fc.constantFrom('precheckin', 'checkin', 'checkout' as const)
const unit = fc.constantFrom(...UNITS)
const products = fc.array(
  fc.record({
    journey: fc.subarray([...GUEST_JOURNEYS]),
    groups: fc.subarray(GROUPS.map((group) => group.id)),
  }),
  { maxLength: 6 },
)

/** What the guest's page shows: the server's choice by state and segment, the browser's by the clock. */
const ofGuest = <T extends { visibility: Visibility | null }>(all: T[], visitor: Visitor, now: number) =>
  cardsFor(all, visitor).filter((card) => isOpenAt(card, now, TIME_ZONE))

/** What the editor's phone shows, asked for by its address. */
function ofPreview<T extends { visibility: Visibility | null }>(all: T[], query: string, now: number) {
  const settings = parsePreview(queryOf(query))
  const local = localTimeAt(now, TIME_ZONE)
  const asked = previewVisitors(settings, HOUSE, local.date)
  const viewers = asked.map((visitor) => viewerIn(all, visitor))
  const moments = previewMoments(settings, local)
  return { asked, cards: all.filter((card) => previewersOf(card, viewers, moments).length > 0) }
}

function queryOf(path: string): Record<string, string[]> {
  const query: Record<string, string[]> = {}
  for (const part of path.slice(path.indexOf('?') + 1).split('&')) {
    const [name = '', value = ''] = part.split('=')
    query[name] = [...(query[name] ?? []), decodeURIComponent(value)]
  }
  return query
}

const offered = (list: { journey: (typeof GUEST_JOURNEYS)[number][]; groups: string[] }[]) =>
  list.map(({ journey, groups }) => ({
    ...newProduct(id('P')),
    state: 'enabled' as const,
    visibility: {
      guestJourney: journey,
      targetGroups: groups,
      productArea: { guestbook: true, automation: false },
    },
  }))

it('a preview shows in every phase the cards and products that a guest in that phase gets', () => {
  fc.assert(
    fc.property(cards, products, state, unit, instant, (all, list, phase, room, now) => {
      const today = localTimeAt(now, TIME_ZONE).date
      const stay = {
        state: phase,
        unitId: room.id,
        unitCategoryId: room.categoryId,
        rateCode: null,
        arrival: today,
        departure: today.replace(/..$/, '28'),
        isReturningGuest: false,
      }
      const guest = visitorOfStay(stay, GROUPS)
      // A stay of no group cannot be asked for by groups, only by its booking.
      fc.pre(guest.targetGroups.length > 0)
      const view = { state: phase, unit: room.id, targetGroups: guest.targetGroups, isDraft: true }
      const path = previewPath('fjellheim', view, 't')
      const shown = ofPreview(all, path, now)
      expect(shown.cards).toEqual(ofGuest(all, guest, now))
      const previewers = parsePreviewers(previewersText(shown.asked))
      for (const product of offered(list)) {
        expect(isOfferedTo(product, previewers)).toBe(isOfferedTo(product, [guest]))
      }
    }),
  )
})

it('as somebody without a booking it shows what a scanned code opens, and nothing of a stay', () => {
  fc.assert(
    fc.property(cards, products, instant, (all, list, now) => {
      const path = previewPath('fjellheim', { state: 'qr', isDraft: true }, 't')
      const shown = ofPreview(all, path, now)
      expect(shown.cards).toEqual(ofGuest(all, QR_VISITOR, now))
      const previewers = parsePreviewers(previewersText(shown.asked))
      for (const product of offered(list)) {
        expect(isOfferedTo(product, previewers)).toBe(isOfferedTo(product, [QR_VISITOR]))
      }
    }),
  )
})
