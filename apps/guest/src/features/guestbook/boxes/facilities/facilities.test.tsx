import type { OpeningHours } from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import type { LocalTime } from '@innkeeper/domain/time.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { PageTimeProvider } from '../../clock/page-time.tsx'
import { drawSample } from '../../draw-sample.tsx'
import { sampleBox } from '../../sample-box.ts'
import { FacilitiesBox } from './facilities-box.tsx'
import { FacilitiesDetails } from './facilities-details.tsx'

const day = [{ opens: '08:00', closes: '21:00' }]
const week: OpeningHours = [day, day, day, day, [{ opens: '08:00', closes: '01:00' }], day, []]
const spa = sampleBox({
  id: 'spa',
  type: 'Facilities',
  content: { title: 'Spa and sauna', subtitle: 'Below the lobby' },
  options: { icon: 'spa', facilities: { week, checkIn: null, checkOut: null } },
})

const drawAt = (
  instant: string,
  part: ReactNode,
  language = 'en',
  timeZone = 'Europe/Oslo',
  moment: LocalTime | null = null,
) =>
  drawSample(
    <PageTimeProvider value={{ timeZone, language, renderedAt: Date.parse(instant), moment }}>
      {part}
    </PageTimeProvider>,
  )
const face = <FacilitiesBox box={spa} isFirst={false} />

test.each([
  ['a facility that is open says until when', '2026-11-16T18:00:00+01:00', 'Open now, until 21:00'],
  ['one that opens later today says when', '2026-11-16T07:30:00+01:00', 'Opens at 08:00'],
  ['one that is done for today names the day', '2026-11-16T21:00:00+01:00', 'Opens Tuesday at 08:00'],
  ['one is open past midnight', '2026-11-21T00:30:00+01:00', 'Open now, until 01:00'],
])('%s', (_, instant, words) => {
  expect(drawAt(instant, face)).toContain(words)
})

test('whether it is open is counted by the clock of the property', () => {
  const instant = '2026-11-16T20:30:00Z'
  expect(drawAt(instant, face)).toContain('Opens Tuesday at 08:00')
  expect(drawAt(instant, face, 'en', 'Atlantic/Reykjavik')).toContain('Open now, until 21:00')
})

test('a preview shows the state at its own moment', () => {
  const evening: LocalTime = { date: '2026-11-20', weekday: 5, minute: 23 * 60 }
  expect(drawAt('2026-11-16T05:00:00Z', face, 'en', 'Europe/Oslo', evening)).toContain(
    'Open now, until 01:00',
  )
})

test('a facility opens to its hours by a link', () => {
  expect(drawAt('2026-11-16T12:00:00Z', face)).toMatch(
    /<a href="\?box=spa">Spa and <span[^>]*>sauna<i [^>]*><\/i><\/span><\/a>/,
  )
})

test('the sheet begins with today and marks it in the week', () => {
  const html = drawAt('2026-11-20T12:00:00+01:00', <FacilitiesDetails box={spa} />)
  expect(html).toContain('Today: 08:00–\u206001:00')
  expect(html).toContain('Open now, until 01:00')
  expect(html.match(/aria-current="date"/g)).toHaveLength(1)
  expect(html).toMatch(/aria-current="date">(<span[^>]*>)Friday<\/span>(<span[^>]*>)08:00–\u206001:00/)
  expect(html).toMatch(/>Sunday<\/span><span[^>]*>Closed</)
  expect(html.indexOf('Today:')).toBeLessThan(html.indexOf('Monday'))
})

test('a day without hours is said to be closed', () => {
  const html = drawAt('2026-11-22T12:00:00+01:00', <FacilitiesDetails box={spa} />)
  expect(html).toContain('Closed today')
  expect(html).toContain('Opens Monday at 08:00')
})

test('a card without any hours says nothing of them, on its face and in its sheet', () => {
  const none: OpeningHours = [[], [], [], [], [], [], []]
  const times = { week: none, checkIn: '15:00', checkOut: null }
  const unsaid = { ...spa, options: { facilities: times } }
  const face = drawAt('2026-11-16T12:00:00Z', <FacilitiesBox box={unsaid} isFirst={false} />)
  const sheet = drawAt('2026-11-16T12:00:00Z', <FacilitiesDetails box={unsaid} />)
  for (const html of [face, sheet]) expect(html).not.toMatch(/Closed|Opening hours|Monday/)
  expect(sheet).toContain('Check-in from 15:00')
})

test('weekdays are in the language of the page', () => {
  const html = drawAt('2026-11-16T12:00:00Z', <FacilitiesDetails box={spa} />, 'fi')
  expect(html).toContain('maanantai')
})

test('times of arrival and departure show where the card has them', () => {
  const rooms = {
    ...spa,
    options: { facilities: { week, checkIn: '15:00', checkOut: '11:00' } },
  }
  const html = drawAt('2026-11-16T12:00:00Z', <FacilitiesDetails box={rooms} />)
  expect(html).toContain('Check-in from 15:00')
  expect(html).toContain('Check-out by 11:00')
  expect(drawAt('2026-11-16T12:00:00Z', <FacilitiesDetails box={spa} />)).not.toContain('Check-in')
})
