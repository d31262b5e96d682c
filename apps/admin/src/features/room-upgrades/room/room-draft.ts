import type { RoomType, RoomWords } from '@innkeeper/domain/room-upgrades/schema.ts'
import type { StaffRoom } from '../api.ts'

/** What is said and shown of a category. */
export type RoomDraft = Pick<RoomType, 'pictures' | 'content'>

export const NO_WORDS: RoomWords = {
  title: '',
  description: '',
  size: '',
  beds: '',
  view: '',
  bath: '',
  amenities: [],
}

export function draftOf({ type: { pictures, content } }: StaffRoom): RoomDraft {
  return { pictures, content }
}

function tidyWords({ amenities, ...texts }: RoomWords): RoomWords {
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]))
  return {
    ...(trimmed as typeof texts),
    amenities: amenities.map((amenity) => amenity.trim()).filter(Boolean),
  }
}

const isWritten = ({ amenities, ...texts }: RoomWords) =>
  amenities.length > 0 || Object.values(texts).some(Boolean)

/** The draft as it is saved: no spaces around words, no language without any. */
export function tidyDraft({ pictures, content }: RoomDraft): RoomDraft {
  const words = Object.entries(content).map(([language, each]) => [language, tidyWords(each)] as const)
  return { pictures, content: Object.fromEntries(words.filter(([, each]) => isWritten(each))) }
}

/** How many words of a language are not written: a title always, the others where the default language has them. */
export function missingWords(content: RoomDraft['content'], language: number, main: number): number {
  const words = tidyWords(content[language] ?? NO_WORDS)
  const reference = tidyWords(content[main] ?? NO_WORDS)
  const names = Object.keys(NO_WORDS) as (keyof RoomWords)[]
  return names.filter((name) => {
    const isAsked = name === 'title' || reference[name].length > 0
    return isAsked && words[name].length === 0
  }).length
}
