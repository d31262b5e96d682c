import { dayOfIsoDate } from '../time.ts'
import { STAY_SURVEY_DAYS, type SurveyKind } from './constants.ts'

/** Why a guest is not asked. */
export type NotInvited = 'survey-answered' | 'survey-asked' | 'survey-recent' | 'survey-closed'

export type InvitationFacts = {
  kind: SurveyKind
  /** Whether the survey can be answered now. */
  isOpen: boolean
  /** Whether this booking has answered this survey. */
  hasAnswered: boolean
  /** How often this booking was asked by this survey. */
  timesAsked: number
  /** The day on which the same guest was last asked about a stay, this one's own invitation apart. */
  lastAskedOn: string | null
  today: string
}

/**
 * Whether a guest can be asked: once and reminded once for each booking and survey, never after they answered, and
 * about a stay not within 30 days of another. A pulse and the one reminder do not count for that.
 */
export function whyNotInvited(facts: InvitationFacts): NotInvited | null {
  const { kind, isOpen, hasAnswered, timesAsked, lastAskedOn, today } = facts
  if (!isOpen) return 'survey-closed'
  if (hasAnswered) return 'survey-answered'
  if (timesAsked >= 2) return 'survey-asked'
  if (timesAsked === 1 || kind === 'pulse' || lastAskedOn === null) return null
  const days = dayOfIsoDate(today) - dayOfIsoDate(lastAskedOn)
  return days < STAY_SURVEY_DAYS ? 'survey-recent' : null
}
