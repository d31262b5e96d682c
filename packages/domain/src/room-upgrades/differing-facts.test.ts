import { expect, it } from 'vitest'
import { differingFacts } from './differing-facts.ts'
import type { RoomWords } from './schema.ts'

const room = (change: Partial<RoomWords>): RoomWords => ({
  title: 'Room',
  description: '',
  size: '',
  beds: '',
  view: '',
  bath: '',
  amenities: [],
  ...change,
})

it('rooms side by side show what differs, and leave out what is the same or said of neither', () => {
  const own = room({ size: '22 m²', beds: 'Double', view: 'Forest' })
  const other = room({ size: '38 m²', beds: ' Double ', bath: 'Tub by the window' })
  expect(differingFacts(own, other)).toEqual(['size', 'view', 'bath'])
  expect(differingFacts(own, own)).toEqual([])
})
