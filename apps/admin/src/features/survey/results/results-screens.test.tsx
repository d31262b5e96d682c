import type { SurveyResults } from '@innkeeper/api/survey/responses.ts'
import { describe, expect, test } from 'vitest'
import { lenientSearch } from '../../../platform/lenient-search.ts'
import { loadedFor } from '../../../testing/draw.tsx'
import { drawAddress } from '../../../testing/draw-address.tsx'
import { drawLinked } from '../../../testing/draw-linked.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { surveyResultsQuery, surveysQuery } from '../api.ts'
import { surveyResponsesSearchSchema } from '../responses/responses-search.ts'
import {
  SAMPLE_SEGMENTS,
  SAMPLE_SURVEY_ID,
  sampleItem,
  samplePeriod,
  sampleResults,
  sampleSurveyItem,
} from '../responses/sample-response.ts'
import { commentsQuery } from './comments-box.tsx'
import { NoAnswersYet } from './no-results.tsx'
import { resultsAsked, resultsPeriod } from './results-asked.ts'

const modules = ['guestFeedback', 'messagingEmail'] as never
const TODAY = '2026-11-15'
const PERIOD = 'period=custom&from=2026-08-18&to=2026-11-15'
const words = (markup: string) => markup.replaceAll('\u00a0', ' ')

type Loaded = { results?: SurveyResults; query?: string; items?: ReturnType<typeof sampleItem>[] }

async function shown({ results = sampleResults(), query = '', items = [sampleItem()] }: Loaded) {
  const session = sampleSession({ property: { modules, name: 'Fjellheim' } })
  const queryClient = loadedFor(session)
  const address = `${PERIOD}${query}`
  const search = lenientSearch(surveyResponsesSearchSchema)(Object.fromEntries(new URLSearchParams(address)))
  const tags = [{ tag: 'breakfast', responses: 4 }]
  queryClient.setQueryData(surveysQuery.queryKey, { items: [sampleSurveyItem()] })
  queryClient.setQueryData(
    surveyResultsQuery(SAMPLE_SURVEY_ID, resultsAsked(search, TODAY)).queryKey,
    results,
  )
  queryClient.setQueryData(
    commentsQuery({ surveyId: SAMPLE_SURVEY_ID, search, period: resultsPeriod(search, TODAY) }).queryKey,
    { pages: [{ items, hasMore: false, tags, toHandle: 1, ...SAMPLE_SEGMENTS }], pageParams: [''] },
  )
  const path = `/admin/surveys/${SAMPLE_SURVEY_ID}/responses?${address}`
  return words(await drawAddress(path, queryClient))
}

describe('the score', () => {
  test('comes with its range, its answers and what it was before', async () => {
    const markup = await shown({})
    expect(markup).toContain('+50')
    expect(markup).toMatch(/From 40 answers: the true score most likely lies between \+\d+ and \+\d+\./)
    expect(markup).toContain('Up 50 points from 0 (20/05/2026 – 17/08/2026)')
    expect(markup).toContain('As many as before (40)')
  })

  test('says when a change is more than chance', async () => {
    const now = samplePeriod({ promoters: 90, detractors: 10 })
    expect(await shown({ results: sampleResults({ now }) })).toContain('A real change')
  })

  test('says when a change may be chance, and when so few answers say little', async () => {
    const now = samplePeriod({ promoters: 3, detractors: 2 })
    const before = samplePeriod({ promoters: 2, detractors: 3 })
    const markup = await shown({ results: sampleResults({ now, before }) })
    expect(markup).toContain('it may be chance')
    expect(markup).toContain('5 answers say little yet')
  })

  test('stands alone where nothing is compared', async () => {
    const markup = await shown({ results: sampleResults({ before: null }), query: '&compare=nothing' })
    expect(markup).toContain('+50')
    expect(markup).not.toContain('points from')
    expect(markup).not.toContain('more than before')
  })

  test('tells how many of those who were asked answered; of a part of the guests nobody knows', async () => {
    const markup = await shown({})
    expect(markup).toContain('25%')
    expect(markup).toContain('20 of 80 guests who were asked.')
    expect(markup).toContain('Before: 10%.')
    const { now } = sampleResults()
    const part = sampleResults({ now: { ...now, asked: null } })
    expect(await shown({ results: part, query: '&language=sv' })).toContain(
      'Known only for all guests together',
    )
  })
})

describe('the pictures', () => {
  test('the trend has a name and a table that says the same', async () => {
    const markup = await shown({})
    expect(markup).toContain(
      'aria-label="The score over time: +20 in 26/10/2026 – 01/11/2026, +60 in 09/11/2026 – 15/11/2026"',
    )
    expect(markup).toContain('<caption class="_hidden')
    expect(markup).toMatch(
      /<th scope="row">26\/10\/2026 – 01\/11\/2026<\/th><td[^>]*>\+20<\/td><td[^>]*>−20 and \+55<\/td>/,
    )
    expect(markup).toMatch(/<th scope="row">02\/11\/2026 – 08\/11\/2026<\/th><td[^>]*>–<\/td>/)
  })

  test('each score has its count in words, and each group its share', async () => {
    const markup = await shown({})
    expect(markup).toContain('Score 10: 30 answers')
    expect(markup).toContain('Score 0: 0 answers')
    expect(markup).toContain('Would recommend you, 9 or 10: 75% (30)')
    expect(markup).toContain('Unhappy, 0 to 6: 25% (10)')
  })
})

describe('each question', () => {
  test('a rating has its middle, what it was before, and how often each was given', async () => {
    const markup = await shown({})
    expect(markup).toContain('4.3')
    expect(markup).toContain('of 5, 8 answers')
    expect(markup).toContain('3.0 in 20/05/2026 – 17/08/2026')
    expect(markup).toContain('75% (6)')
  })

  test('choices have shares; those no longer offered are counted together', async () => {
    const markup = await shown({})
    expect(markup).toContain('67% (2)')
    expect(markup).toContain('Choices that are no longer offered')
    expect(markup).toContain('33% (1)')
  })

  test('one that is asked no more says so, and one that nobody answered then is left out', async () => {
    expect(await shown({})).toContain('No longer asked')
    const { now } = sampleResults()
    const results = sampleResults({ now: { ...now, counts: {} } })
    const markup = await shown({ results })
    expect(markup).not.toContain('No longer asked')
    expect(markup).toContain('Nobody answered this in the period.')
  })

  test('words lead to those who wrote them, of the same days', async () => {
    const markup = await shown({})
    expect(markup).toContain('7 guests wrote something.')
    const [, href = ''] = /href="([^"]*)"[^>]*>Read it/.exec(markup) ?? []
    expect(href).toContain('view=responses')
    expect(href).toContain('show=with')
    expect(href).toContain('from=2026-08-18')
  })
})

describe('comments', () => {
  test('stand with their score, who wrote them, and their tags', async () => {
    const markup = await shown({})
    for (const said of ['The coffee was cold.', '3 of 10', 'Sofie Holm', 'room 410', 'breakfast']) {
      expect(markup).toContain(said)
    }
  })

  test('what guests write stays text', async () => {
    const markup = await shown({ items: [sampleItem({ words: '<img src=x onerror=alert(1)>' })] })
    expect(markup).toContain('&lt;img src=x')
    expect(markup).not.toContain('<img src=x')
  })

  test('none found is another matter than none written', async () => {
    expect(await shown({ items: [] })).toContain('Nobody wrote a comment')
    expect(await shown({ items: [], query: '&tag=noise' })).toContain('No comment matches')
  })
})

test('the filters stand in the address', async () => {
  const markup = await shown({ query: '&compare=last+year&language=sv&tag=breakfast&search=cold' })
  for (const said of ['Compared with last year', 'Swedish', 'breakfast (4)', 'value="cold"']) {
    expect(markup).toContain(said)
  }
})

describe('without answers', () => {
  const none = samplePeriod({ promoters: 0, detractors: 0 }, { counts: {}, asked: null })

  test('in these days, it says how to see others', async () => {
    const markup = await shown({ results: sampleResults({ now: none }) })
    expect(markup).toContain('No answers here')
    expect(markup).not.toContain('NaN')
  })

  test('at all, it says what to do first', async () => {
    expect(await shown({ results: sampleResults({ now: none, languages: [] }) })).toContain('No answers yet')
    const first = (change: Parameters<typeof sampleSurveyItem>[0]) =>
      drawLinked(<NoAnswersYet surveyId="v" survey={sampleSurveyItem(change)} />)
    expect(first({ version: null, isOpen: false })).toContain('Publish the survey')
    expect(first({ isOpen: false })).toContain('Open it')
    expect(first({})).toContain('Share it')
    expect(first({})).toContain('Go to the survey')
  })

  test('whoever edits no surveys is not sent to one', () => {
    const analyst = loadedFor(sampleSession({ claims: { roles: ['analyst'] }, property: { modules } }))
    const markup = drawLinked(<NoAnswersYet surveyId="v" survey={sampleSurveyItem()} />, analyst)
    expect(markup).not.toContain('Go to the survey')
  })
})
