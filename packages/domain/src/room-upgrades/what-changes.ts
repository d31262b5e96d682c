import { ROOM_FACTS } from './constants.ts'
import { differingFacts } from './differing-facts.ts'
import type { RoomWords } from './schema.ts'

/** What a guest gets with another room, as one would say it in a breath. */
export type WhatChanges = 'room and view' | 'room' | 'view' | 'other'

export function whatChanges(own: RoomWords, other: RoomWords): WhatChanges {
  const isLarger = sizeIn(other.size) > sizeIn(own.size)
  const hasOtherView = other.view.trim() !== '' && differingFacts(own, other).includes('view')
  if (isLarger) return hasOtherView ? 'room and view' : 'room'
  return hasOtherView ? 'view' : 'other'
}

/** What is better in one line: what the own room has not, or what is known where that is not. */
export function inOneLine(own: RoomWords | null, other: RoomWords): string {
  const facts = own ? differingFacts(own, other) : ROOM_FACTS
  return facts
    .map((fact) => other[fact].trim())
    .filter((words) => words !== '')
    .join(' · ')
}

/** What a room has beyond the own one, in whichever case it is written. */
export function amenitiesBeyond(own: RoomWords, other: RoomWords): string[] {
  const known = new Set(own.amenities.map(plain))
  return other.amenities.filter((amenity) => !known.has(plain(amenity)))
}

const plain = (words: string) => words.trim().toLowerCase()

/** The number in "38 m²" or "about 22,5 m²"; where it is not said, a room is not larger than any. */
function sizeIn(words: string): number {
  const [number] = words.replace(',', '.').match(/\d+(\.\d+)?/) ?? []
  return number === undefined ? Number.NaN : Number(number)
}
