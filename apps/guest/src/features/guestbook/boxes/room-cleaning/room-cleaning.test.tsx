import { expect, test } from 'vitest'
import { SAMPLE_PROPERTY } from '../../../../platform/sample-property.ts'
import type { Stay } from '../../../../platform/stay.tsx'
import { PageTimeProvider } from '../../clock/page-time.tsx'
import { drawSample, withoutChevrons } from '../../draw-sample.tsx'
import { sampleBox } from '../../sample-box.ts'
import { CleaningPartProvider } from './cleaning-slot.tsx'
import { RoomCleaningBox } from './room-cleaning-box.tsx'
import { RoomCleaningDetails } from './room-cleaning-details.tsx'

const cleaning = sampleBox({
  id: 'cleaning',
  type: 'RoomCleaningBox',
  content: { title: 'Room cleaning tomorrow?', subtitle: 'We plant a spruce.' },
  options: { cleaningAction: 'either', cleaningWindow: { opens: '08:00', closes: '22:00' } },
})
const property = { modules: [...SAMPLE_PROPERTY.modules, 'roomCleaning' as const] }
const pending: Stay = { status: 'pending', values: {} }

const drawAt = (instant: string, box = cleaning, stay = pending) =>
  drawSample(
    <PageTimeProvider
      value={{ timeZone: 'Europe/Oslo', language: 'en', renderedAt: Date.parse(instant), moment: null }}
    >
      <RoomCleaningBox box={box} isFirst={false} />
    </PageTimeProvider>,
    { stay, property },
  )
const NOON = '2026-11-16T12:00:00+01:00'

test('without a stay room cleaning says between which hours, and reception takes the wish', () => {
  const face = drawSample(<RoomCleaningBox box={cleaning} isFirst={false} />, { property })
  expect(withoutChevrons(face)).toContain('<a href="?box=cleaning">Room cleaning tomorrow?</a>')
  const details = drawSample(<RoomCleaningDetails box={cleaning} />, { property })
  for (const html of [face, details]) expect(html).toContain('Between 08:00 and 22:00')
  expect(details).toContain('href="tel:+4722000000"')
})

test('where the house does not take choices a stay changes nothing', () => {
  const html = drawSample(<RoomCleaningBox box={cleaning} isFirst={false} />, { stay: pending })
  expect(html).toContain('Between 08:00 and 22:00')
})

test('within the hours a stay is offered both, before any script has loaded', () => {
  const html = drawAt(NOON)
  expect(html).toContain('Choose before 22:00')
  expect(html).toMatch(/href="\?box=cleaning">Skip<\/a>.*href="\?box=cleaning">Request cleaning<\/a>/)
  // Nothing more is behind it: no sign that it opens.
  expect(html).toContain('>Room cleaning tomorrow?</h2>')
})

test.each([
  ['skip', 'Skip tomorrow', ['Skip tomorrow']],
  ['request', undefined, ['Request cleaning']],
  ['either', 'Yes, please', ['Skip', 'Yes, please']],
] as const)('%s: the card’s own button is the last one', (cleaningAction, text, buttons) => {
  const content = { ...cleaning.content, ...(text && { button: { text } }) }
  const html = drawAt(NOON, { ...cleaning, content, options: { cleaningAction } })
  expect([...html.matchAll(/href="\?box=cleaning">([^<]*)<\/a>/g)].map(([, words]) => words)).toEqual(buttons)
})

test.each([
  ['a minute before it opens', '2026-11-16T07:59:59+01:00', false],
  ['as it opens', '2026-11-16T08:00:00+01:00', true],
  ['in its last second', '2026-11-16T21:59:59+01:00', true],
  ['as it closes', '2026-11-16T22:00:00+01:00', false],
])('%s the choice is what the property’s clock says', (_, instant, isOpen) => {
  const html = drawAt(instant)
  const sentence =
    'Sorry, you can&#x27;t skip or request cleaning right now. Please come back between 08:00 and 22:00'
  expect(html.includes('Choose before')).toBe(isOpen)
  expect(html.includes(sentence)).toBe(!isOpen)
})

test('a card that was saved without hours has the usual ones', () => {
  const html = drawAt('2026-11-16T23:00:00+01:00', { ...cleaning, options: { cleaningAction: 'skip' } })
  expect(html).toContain(
    'Sorry, you can&#x27;t skip cleaning right now. Please come back between 08:00 and 22:00',
  )
})

test('once the stay is known what it chose is another part’s, which is given all it draws with', () => {
  const known: Stay = { status: 'known', values: {}, linkKey: 'abc' }
  const html = drawSample(
    <CleaningPartProvider
      value={({ hours, heading, offer }) => (
        <>
          {hours.tomorrow} {heading} {offer((choice, { kind }) => `${choice} ${kind},`)}
        </>
      )}
    >
      <RoomCleaningBox box={cleaning} isFirst={false} />
    </CleaningPartProvider>,
    { stay: known, property },
  )
  expect(html).toContain('2026-11-17 h2')
  expect(html).toContain('skip secondary,request primary,')
})
