import { SHOWN_RESPONSES } from '@innkeeper/api/survey/responses.ts'
import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { TAG_MAX } from '@innkeeper/domain/survey/constants.ts'
import * as z from 'zod/mini'
import { PERIODS } from '../../../components/figures/period-search.ts'
import type { AskedResponses } from '../api.ts'

export const VIEWS = ['results', 'responses'] as const
export type View = (typeof VIEWS)[number]
/** What the figures of a period are held against. */
export const COMPARED = ['before', 'last year', 'nothing'] as const
export type Compared = (typeof COMPARED)[number]
/** Guests answer for weeks after their stay: a month tells little. */
export const USUAL_PERIOD = '90-days'
export type Shown = (typeof SHOWN_RESPONSES)[number]

/** What the address of the page keeps; whose answers are meant is the same in both views. */
export const surveyResponsesSearchSchema = z.object({
  view: z._default(z.enum(VIEWS), 'results'),
  period: z._default(z.enum(PERIODS), USUAL_PERIOD),
  /** Days of a custom period, and those of the list. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  compare: z._default(z.enum(COMPARED), 'before'),
  category: z.optional(publicIdSchema),
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/))),
  group: z.optional(publicIdSchema),
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  tag: z.optional(z.string().check(z.minLength(1), z.maxLength(TAG_MAX))),
  show: z._default(z.enum(SHOWN_RESPONSES), 'all'),
  /** The response that is open. */
  response: z.optional(publicIdSchema),
})
export type SurveyResponsesSearch = Partial<z.infer<typeof surveyResponsesSearchSchema>>

/** Whoever reads no results is shown those that ask for contact, whatever the address says. */
export const CONTACT_SHOWN = ['asks for contact', 'to handle'] as const satisfies readonly Shown[]

export function shownFor({ show = 'all' }: SurveyResponsesSearch, readsResults: boolean): Shown {
  if (readsResults) return show
  return CONTACT_SHOWN.find((one) => one === show) ?? 'asks for contact'
}

/** Whose answers are meant. */
export function segmentAsked({ category, language, group }: SurveyResponsesSearch) {
  return { ...(category ? { category } : {}), ...(language ? { language } : {}), ...(group ? { group } : {}) }
}

const NO_SEGMENT = { category: undefined, language: undefined, group: undefined }

/** Without all that narrows the list. */
export const UNFILTERED: SurveyResponsesSearch = {
  ...NO_SEGMENT,
  ...{ from: undefined, to: undefined, search: undefined, tag: undefined, show: 'all' },
}

/** Without what narrows the figures. */
export const USUAL_RESULTS: SurveyResponsesSearch = {
  ...NO_SEGMENT,
  ...{ period: USUAL_PERIOD, from: undefined, to: undefined },
}

export function wordsAsked({ search, tag }: SurveyResponsesSearch) {
  return { ...(search ? { search } : {}), ...(tag ? { tag } : {}) }
}

/** What narrows the list, as the server is asked for it. */
export function filtersAsked(search: SurveyResponsesSearch, readsResults: boolean) {
  const { from, to } = search
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...segmentAsked(search),
    ...wordsAsked(search),
    show: shownFor(search, readsResults),
  }
}

export function responsesAsked(
  survey: string,
  search: SurveyResponsesSearch,
  readsResults: boolean,
): AskedResponses {
  return { survey, ...filtersAsked(search, readsResults) }
}

/** Whether anything narrows the list. */
export function isNarrowed(search: SurveyResponsesSearch): boolean {
  return (Object.keys(UNFILTERED) as (keyof SurveyResponsesSearch)[]).some(
    (name) => search[name] !== undefined && search[name] !== 'all',
  )
}
