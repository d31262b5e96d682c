import type { Box } from '@innkeeper/api/guestbook.ts'
import { expect, test } from 'vitest'
import { sampleBox } from '../sample-box.ts'
import { arrangeSections, sectionsOf } from './sections.ts'

const today = { title: 'Today', note: '3 things on' }
const greeting = sampleBox({ id: 'hello' })
const opener = sampleBox({ id: 'stars', content: { title: 'Stars', section: today } })
const coffee = sampleBox({ id: 'coffee' })
const eat = sampleBox({ id: 'eat', content: { title: 'Breakfast', section: { title: 'Eat', note: '' } } })
const all = [greeting, opener, coffee, eat]
const ids = (boxes: readonly Box[]) => boxes.map(({ id }) => id)
const noon = { date: '2026-11-16', weekday: 1, minute: 720 } as const

test('a box with a section’s title opens it, and what stands before has no heading', () => {
  expect(sectionsOf(all, all).map(({ title, note, boxes }) => [title, note, ids(boxes)])).toEqual([
    [null, '', ['hello']],
    ['Today', '3 things on', ['stars', 'coffee']],
    ['Eat', '', ['eat']],
  ])
})

test('a title stays while the box that carries it is closed, and goes with the last open box', () => {
  const titles = (open: Box[]) => sectionsOf(all, open).map(({ title }) => title)
  expect(titles([coffee])).toEqual(['Today'])
  expect(titles([greeting, eat])).toEqual([null, 'Eat'])
})

test('a section whose boxes all come with the booking has no title before they are there', () => {
  const own = sampleBox({ id: 'room', type: 'UnitSpecific', isSealed: true, content: {} })
  const titles = (boxes: Box[]) => sectionsOf([opener, ...boxes], boxes).map(({ title }) => title)
  expect(titles([own])).toEqual([null])
  expect(titles([own, coffee])).toEqual(['Today'])
  expect(titles([{ ...own, isSealed: false, content: { title: 'Your room' } }])).toEqual(['Today'])
})

test('within a section what is open comes first and what is over for today last', () => {
  const daily = (opens: string, closes: string) => {
    const day = [{ opens, closes }]
    return { week: [day, day, day, day, day, day, day] as never, checkIn: null, checkOut: null }
  }
  const facility = (id: string, opens: string, closes: string) =>
    sampleBox({ id, type: 'Facilities', options: { facilities: daily(opens, closes) } })
  const over = facility('breakfast', '07:00', '10:00')
  const lunch = facility('lunch', '11:30', '14:00')
  const soon = facility('spa', '14:00', '20:00')
  const section = { id: 's', title: 'Today', note: '', boxes: [coffee, over, soon, lunch] }
  const [shown] = arrangeSections([section], noon)
  expect(ids(shown?.boxes ?? [])).toEqual(['lunch', 'spa', 'coffee', 'breakfast'])
})
