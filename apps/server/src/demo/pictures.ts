import { readFile } from 'node:fs/promises'

/** A picture as a property's list names it; the words for those who cannot see it stand beside. */
export type PicturePlan<Language extends string> = {
  fileName: string
  credit: string
  /** What has to stay in view when the picture is cut, as fractions of width and height. */
  focalPoint?: { x: number; y: number }
  alt: Record<Language, string>
}

export type DemoPicture = { key: string } & Omit<PicturePlan<string>, 'alt'>

export const DRAWN_FOR_THE_DEMO = 'Drawn for the Innkeeper demo'

export function demoPictures(plans: Record<string, PicturePlan<string>>): DemoPicture[] {
  return Object.entries(plans).map(([key, { alt: _, ...picture }]) => ({ key, ...picture }))
}

export function readPicture(fileName: string): Promise<Buffer> {
  return readFile(new URL(`pictures/${fileName}`, import.meta.url))
}
