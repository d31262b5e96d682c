import { storedNames } from '../../../platform/stored-names.ts'

export const CHOICE_PREFIX = 'cleaning-choice:'

/** The names of all choices on this device; of one property where it is named. */
export const choiceNames = (hotel?: string): string[] =>
  storedNames(CHOICE_PREFIX + (hotel === undefined ? '' : `${hotel}:`))
