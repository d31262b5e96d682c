import { ROOM_FACTS, type RoomFact } from './constants.ts'
import type { RoomWords } from './schema.ts'

/** What two rooms differ in, as it stands side by side: what is the same in both, or said of neither, is left out. */
export function differingFacts(own: RoomWords, other: RoomWords): RoomFact[] {
  return ROOM_FACTS.filter((fact) => own[fact].trim() !== other[fact].trim())
}
