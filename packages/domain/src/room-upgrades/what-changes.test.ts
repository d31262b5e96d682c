import { expect, it } from 'vitest'
import type { RoomWords } from './schema.ts'
import { amenitiesBeyond, inOneLine, whatChanges } from './what-changes.ts'

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
const own = room({ size: '22 m²', beds: 'Double, 160 cm', view: 'Forest', amenities: ['Kettle', 'Safe'] })

it('a larger room is more room, whatever stands around its number', () => {
  expect(whatChanges(own, room({ size: '38 m²', view: 'Forest' }))).toBe('room')
  expect(whatChanges(room({ size: 'about 22,5 m²' }), room({ size: '22.8 m²' }))).toBe('room')
  expect(whatChanges(own, room({ size: '100 m²', view: 'Fjord and peaks' }))).toBe('room and view')
})

it('nobody is promised more room where it is smaller, the same or not said', () => {
  for (const size of ['18 m²', '22 m²', '', 'spacious']) {
    expect(whatChanges(own, room({ size, view: 'Fjord' }))).toBe('view')
    expect(whatChanges(own, room({ size, view: 'Forest' }))).toBe('other')
  }
  expect(whatChanges(room({}), room({ size: '38 m²' }))).toBe('other')
})

it('another view is one that is said', () => {
  expect(whatChanges(own, room({ view: '  ' }))).toBe('other')
})

it('one line says what the own room has not, or all that is known', () => {
  const suite = room({ size: '38 m²', beds: 'Double, 160 cm', view: 'Fjord', bath: '' })
  expect(inOneLine(own, suite)).toBe('38 m² · Fjord')
  expect(inOneLine(null, suite)).toBe('38 m² · Double, 160 cm · Fjord')
  expect(inOneLine(own, own)).toBe('')
})

it('amenities beyond the own room are those it has not, in whichever case they are written', () => {
  expect(amenitiesBeyond(own, room({ amenities: ['kettle ', 'Balcony', 'Safe', 'Tub'] }))).toEqual([
    'Balcony',
    'Tub',
  ])
})
