import { expect, it } from 'vitest'
import type { RoomWords } from './schema.ts'
import { roomWords } from './words.ts'

const words = (change: Partial<RoomWords>): RoomWords => ({
  title: '',
  description: '',
  size: '',
  beds: '',
  view: '',
  bath: '',
  amenities: [],
  ...change,
})
const inDanish = { languageIndex: 1, defaultIndex: 0, categoryName: 'DBL SEA' }

it('a room is described in the language asked for', () => {
  const content = { 0: words({ title: 'Sea view' }), 1: words({ title: 'Havudsigt' }) }
  expect(roomWords(content, inDanish).title).toBe('Havudsigt')
})

it('what has no title in it is said in the default language', () => {
  const content = { 0: words({ title: 'Sea view', beds: 'Two beds' }), 1: words({ title: ' ' }) }
  expect(roomWords(content, inDanish)).toMatchObject({ title: 'Sea view', beds: 'Two beds' })
})

it('a room without a title is called as its category, and keeps what else is said of it', () => {
  expect(roomWords({}, inDanish)).toEqual(words({ title: 'DBL SEA' }))
  expect(roomWords({ 1: words({ size: '24 m²' }) }, inDanish)).toEqual(
    words({ title: 'DBL SEA', size: '24 m²' }),
  )
})
