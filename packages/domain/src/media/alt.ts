import type { MediaFile } from './file-schema.ts'

type Described = Pick<MediaFile, 'kind' | 'alt' | 'isDecorative'>

/** Languages, by index, in which nobody has said what the picture shows; none where words are not needed. */
export function languagesWithoutAlt(file: Described, languageIndexes: readonly number[]): number[] {
  if (file.kind === 'document' || file.isDecorative) return []
  return languageIndexes.filter((index) => !file.alt[index]?.trim())
}

/** What a guest's screen reader says: the card's own words, else the file's in the same language. */
export function altFor(
  ofCard: string,
  file: { alt: Record<string, string>; isDecorative: boolean },
  index: number,
) {
  if (ofCard.trim()) return ofCard
  return file.isDecorative ? '' : (file.alt[index] ?? '')
}
