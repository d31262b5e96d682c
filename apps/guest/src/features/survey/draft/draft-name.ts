import { storedNames } from '../../../platform/stored-names.ts'

export const DRAFT_PREFIX = 'survey-draft:'

type OfSurvey = { hotel: string; surveyId: string; booking: string | null }

/** Under which name what was filled in lies on the device: by survey and stay. */
export const draftName = ({ hotel, surveyId, booking }: OfSurvey) =>
  `${DRAFT_PREFIX}${hotel}:${surveyId}:${booking ?? ''}`

/** Whose property a draft is of. */
export const hotelOfDraft = (name: string): string => name.split(':')[1] ?? ''

/** The names of all drafts on this device; of one property where it is named. */
export function draftNames(hotel?: string, storage?: () => Storage): string[] {
  const names = storedNames(DRAFT_PREFIX, storage)
  return hotel === undefined ? names : names.filter((name) => hotelOfDraft(name) === hotel)
}
