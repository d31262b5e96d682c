import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARD_STATES } from '../guestbook/visibility-schema.ts'
import { addCounts, rowsOfPart } from './counts.ts'
import { STATISTICS } from './subjects.ts'
import { countsOfVisit, DEVICES, isFromMessage, type PageVisit, VISITED_PAGES, withHour } from './visits.ts'

const visit: PageVisit = {
  page: 'guestbook',
  state: 'checkin',
  language: 'da',
  cardId: null,
  device: 'phone',
  isFromMessage: false,
}

describe('a page that was asked for', () => {
  it('is one visit of its page, phase, language and device', () => {
    expect(countsOfVisit(visit)).toEqual({
      visits: {
        visits: 1,
        'visits|page|guestbook': 1,
        'visits|phase|checkin': 1,
        'visits|language|da': 1,
        'visits|device|phone': 1,
      },
    })
  })

  it('asks for the box it opens, and is a click where a message led to it', () => {
    const { boxes, messages } = countsOfVisit({ ...visit, cardId: 'wifi', isFromMessage: true })
    expect([boxes, messages]).toEqual([{ asked: 1, 'asked|box|wifi': 1 }, { clicked: 1 }])
  })

  it('adds up to all visits in each way to take them apart', () => {
    const visits = fc.array(
      fc.record({
        page: fc.constantFrom(...VISITED_PAGES),
        state: fc.constantFrom(...CARD_STATES),
        language: fc.constantFrom('da', 'en', 'no'),
        cardId: fc.constant(null),
        device: fc.constantFrom(...DEVICES),
        isFromMessage: fc.boolean(),
      }),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(visits, (all) => {
        const sums = withHour(addCounts(all.map((each) => countsOfVisit(each).visits ?? {})), 8)
        for (const part of Object.keys(STATISTICS.visits.parts)) {
          const rows = [...rowsOfPart(sums, part).values()].map(({ visits = 0 }) => visits)
          expect(rows.reduce((sum, count) => sum + count, 0)).toBe(all.length)
        }
      }),
    )
  })
})

it.each([
  ['/upselling/fjellheim/key?from=message/abc_-1', true],
  ['/upselling/fjellheim/key?deal=x&from=message%2Fabc&language=0', true],
  ['/upselling/fjellheim/key?from=card/abc', false],
  ['/upselling/fjellheim/key?from=message/', false],
  ['/upselling/fjellheim/key?xfrom=message/abc', false],
  [`/guestbook/fjellheim?from=message/${'x'.repeat(61)}`, false],
])('%s was opened from a message: %s', (address, isFrom) => {
  expect(isFromMessage(address)).toBe(isFrom)
})
