import type { QueryOf } from '@innkeeper/api/endpoint.ts'
import type { getSurveyResults } from '@innkeeper/api/survey/responses.ts'
import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { askedPeriod } from '../../../components/figures/asked-period.ts'
import { type SurveyResponsesSearch, segmentAsked, USUAL_PERIOD } from '../responses/responses-search.ts'
import { comparedPeriod } from './compared-period.ts'

export const withPeriod = (search: SurveyResponsesSearch): SurveyResponsesSearch => ({
  ...search,
  period: search.period ?? USUAL_PERIOD,
})

export const resultsPeriod = (search: SurveyResponsesSearch, today: string): Period =>
  askedPeriod(withPeriod(search), today)

/** The figures that an address asks for. */
export function resultsAsked(search: SurveyResponsesSearch, today: string): QueryOf<typeof getSurveyResults> {
  const period = resultsPeriod(search, today)
  const before = comparedPeriod(period, search.compare ?? 'before')
  return {
    ...period,
    ...(before ? { compareFrom: before.from, compareTo: before.to } : {}),
    ...segmentAsked(search),
  }
}
