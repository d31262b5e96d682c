import type { GuestbookPreset } from './constants.ts'

/** Where the server draws the guestbook of a property that is not there yet. */
export const SET_UP_PREVIEW_PATH = '/admin/set-up/preview'

export type PreviewedWish = {
  name: string
  languages: readonly string[]
  preset: GuestbookPreset
  brandColour: string
}

/** The address of that guestbook for these answers. */
export function setUpPreviewPath({ name, languages, preset, brandColour }: PreviewedWish): string {
  const answers = { name, languages: languages.join(','), preset, brandColour }
  const query = Object.entries(answers).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `${SET_UP_PREVIEW_PATH}?${query.join('&')}`
}
