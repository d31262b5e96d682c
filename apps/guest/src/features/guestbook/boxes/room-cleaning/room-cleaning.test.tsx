import { expect, test } from 'vitest'
import { drawSample, withoutChevrons } from '../../draw-sample.tsx'
import { sampleBox } from '../../sample-box.ts'
import { RoomCleaningBox } from './room-cleaning-box.tsx'
import { RoomCleaningDetails } from './room-cleaning-details.tsx'

const cleaning = sampleBox({
  id: 'cleaning',
  type: 'RoomCleaningBox',
  content: { title: 'Room cleaning tomorrow?', button: { text: 'Skip' } },
  options: { cleaningAction: 'skip', cleaningWindow: { opens: '08:00', closes: '22:00' } },
})

test('room cleaning says between which hours, on its face and in its sheet', () => {
  const face = drawSample(<RoomCleaningBox box={cleaning} isFirst={false} />)
  expect(withoutChevrons(face)).toContain('<a href="?box=cleaning">Room cleaning tomorrow?</a>')
  expect(face).toContain('Skip')
  const details = drawSample(<RoomCleaningDetails box={cleaning} />)
  for (const html of [face, details]) expect(html).toContain('Between 08:00 and 22:00')
  expect(details).toContain('href="tel:+4722000000"')
})

test('room cleaning without a window names no hours', () => {
  const html = drawSample(<RoomCleaningBox box={{ ...cleaning, options: {} }} isFirst={false} />)
  expect(html).not.toContain('Between')
})
