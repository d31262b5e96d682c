import type { EventPayload } from '@innkeeper/api/events.ts'
import type { SurveyResponse } from '@innkeeper/api/survey/responses.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type { AdminTranslate } from '../../platform/texts.ts'

/** As much as a notification shows of it. */
const WORDS_MAX = 140

/** A low answer rings for those who handle answers; whoever reads no results hears of those that ask for contact. */
export function ringsFor(
  { isLow, asksForContact }: Pick<EventPayload<'survey.answered'>, 'isLow' | 'asksForContact'>,
  may: (capability: Capability) => boolean,
): boolean {
  return isLow && may('responses:handle') && (may('results:read') || asksForContact)
}

/** What the notification says: how low, and the beginning of why. */
export function responseNotice(t: AdminTranslate, { score, words }: Pick<SurveyResponse, 'score' | 'words'>) {
  const said = words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX).trimEnd()}…` : words
  return {
    title:
      score === null ? t('surveyResponses.bell.titleNoScore') : t('surveyResponses.bell.title', { score }),
    body: said || t('surveyResponses.bell.text'),
  }
}
