import type { RoomType, RoomWords } from './schema.ts'

type Wanted = { languageIndex: number; defaultIndex: number; categoryName: string }

const NO_WORDS: RoomWords = {
  title: '',
  description: '',
  size: '',
  beds: '',
  view: '',
  bath: '',
  amenities: [],
}

/** A room in this language, else in the default one; where neither has a title it is called as its category. */
export function roomWords(
  content: RoomType['content'],
  { languageIndex, defaultIndex, categoryName }: Wanted,
): RoomWords {
  const [own, usual] = [languageIndex, defaultIndex].map((index) => content[String(index)])
  const titled = [own, usual].find((words) => words && words.title.trim() !== '')
  return titled ?? { ...(own ?? usual ?? NO_WORDS), title: categoryName }
}

/** A category nobody has written anything about yet. */
export function newRoomType(): RoomType {
  return { version: 1, pictures: [], content: {} }
}
