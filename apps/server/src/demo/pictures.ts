import { readFile } from 'node:fs/promises'
import { stableId } from './stable-id.ts'

/** A picture as a property's list names it; the words for those who cannot see it stand beside. */
export type PicturePlan<Language extends string> = {
  fileName: string
  /** Null for the demo's own drawings: there is nobody to name. */
  credit: string | null
  /** What has to stay in view when the picture is cut, as fractions of width and height. */
  focalPoint?: { x: number; y: number }
  alt: Record<Language, string>
}

/** The words by language index, as files keep them. */
export type DemoPicture = { key: string; alt: Record<string, string> } & Omit<PicturePlan<string>, 'alt'>

export const DRAWN_FOR_THE_DEMO = null

export function demoPictures<Language extends string>(
  plans: Record<string, PicturePlan<Language>>,
  languageIndexes: Record<Language, number>,
): DemoPicture[] {
  const languages = Object.keys(languageIndexes) as Language[]
  return Object.entries(plans).map(([key, picture]) => ({
    key,
    ...picture,
    alt: Object.fromEntries(
      languages.map((language) => [String(languageIndexes[language]), picture.alt[language]]),
    ),
  }))
}

/** Known before it is stored, so that files can name it. What changes in it gets a new file name, as with documents. */
export function pictureId(propertyId: string, { fileName }: Pick<DemoPicture, 'fileName'>): string {
  return stableId(propertyId, 'picture', fileName)
}

export function readPicture(fileName: string): Promise<Buffer> {
  return readFile(new URL(`pictures/${fileName}`, import.meta.url))
}
