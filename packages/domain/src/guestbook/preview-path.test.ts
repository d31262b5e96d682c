import { expect, test } from 'vitest'
import { previewPath } from './preview-path.ts'
import { parsePreview } from './preview-query.ts'

test('the address of a preview says what its page reads', () => {
  const path = previewPath(
    'fjellheim',
    {
      state: 'checkin',
      unit: '204',
      booking: null,
      targetGroups: ['families', 'long stays'],
      date: '2026-12-24',
      time: '18:30',
      language: 1,
      isDraft: true,
    },
    'fjellheim.x.y',
  )
  const [address, search = ''] = path.split('?')
  expect(address).toBe('/guestbook/fjellheim/preview')
  const pairs = search.split('&').map((pair) => pair.split('=').map(decodeURIComponent))
  const query = Object.fromEntries(
    Object.entries(Object.groupBy(pairs, ([name = '']) => name)).map(([name, values = []]) => [
      name,
      values.map(([, value]) => value),
    ]),
  )
  expect(query.token).toEqual(['fjellheim.x.y'])
  expect(parsePreview(query)).toEqual({
    states: ['checkin'],
    unitCategories: [],
    targetGroups: ['families', 'long stays'],
    unit: '204',
    booking: null,
    date: '2026-12-24',
    times: [18 * 60 + 30],
    weekdays: [],
    language: 1,
    isDraft: true,
  })
})
