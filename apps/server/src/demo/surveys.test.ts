import { problemsOfResponse } from '@innkeeper/domain/survey/answers.ts'
import { npsOf, scoreGroups } from '@innkeeper/domain/survey/nps.ts'
import { surveyProblems } from '@innkeeper/domain/survey/publish-checks.ts'
import { surveySchema } from '@innkeeper/domain/survey/survey-schema.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { DemoProperty } from './demo-property.ts'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { havnehuset } from './havnehuset/havnehuset.ts'
import { pictureId } from './pictures.ts'

const NOON = Date.parse('2026-11-15T11:20:00Z')
const TODAY = localTimeAt(NOON, 'Europe/Oslo').date

function surveysOf({ surveys }: DemoProperty) {
  if (!surveys) throw new Error('guests are asked nothing')
  return surveys
}

describe.each([
  ['Fjellheim', fjellheim(NOON)],
  ['Havnehuset', havnehuset(NOON)],
])('the surveys of %s', (_, demo) => {
  const { property, pictures } = demo
  const { surveys, responses } = surveysOf(demo)

  test('are ones the product accepts and publishes, in all languages of the house', () => {
    const stored = pictures.map((picture) => pictureId(property.propertyId, picture))
    for (const { id: _id, version: _version, madeAt: _madeAt, ...survey } of surveys) {
      expect(z.safeParse(surveySchema, survey).error?.issues ?? []).toEqual([])
      expect(surveyProblems(survey.body, 0)).toEqual([])
      expect(survey.body.pictureId === null || stored.includes(survey.body.pictureId)).toBe(true)
    }
  })

  test('were answered as they asked, once for each stay, before this moment', () => {
    for (const { surveyId, answers, sentAt } of responses) {
      const survey = surveys.find(({ id }) => id === surveyId)
      expect(survey && problemsOfResponse(survey.body, answers)).toEqual([])
      expect(sentAt.getTime()).toBeLessThan(NOON)
    }
    const stays = responses.flatMap(({ surveyId, stay }) => (stay ? [`${surveyId} ${stay.bookingId}`] : []))
    expect(new Set(stays).size).toBe(stays.length)
    const bookings = new Set(demo.bookings.map(({ id }) => id))
    for (const { stay } of responses) expect(stay === null || bookings.has(stay.bookingId)).toBe(true)
  })
})

test('Fjellheim had a bad month at breakfast, and it got better', () => {
  const { surveys, responses } = surveysOf(fjellheim(NOON))
  const [stay] = surveys
  const between = (from: number, to: number) =>
    responses.filter(
      ({ surveyId, day }) =>
        surveyId === stay?.id && day >= addDays(TODAY, -from) && day <= addDays(TODAY, -to),
    )
  const nps = (from: number, to: number) => {
    const scores = between(from, to).map(({ answers }) => Number(answers.recommend))
    return npsOf(
      scoreGroups(Array.from({ length: 11 }, (_, n) => scores.filter((score) => score === n).length)),
    )
  }
  const breakfast = (from: number, to: number) => {
    const ratings = between(from, to).map(({ answers }) => Number(answers.breakfast))
    return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  }
  expect(responses.length).toBeGreaterThan(350)
  expect(nps(170, 140)?.score).toBeLessThan((nps(364, 180)?.score ?? 0) - 30)
  expect(nps(130, 1)?.score).toBeGreaterThan(nps(364, 180)?.score ?? 0)
  expect(breakfast(170, 140)).toBeLessThan(3)
  expect(breakfast(130, 1)).toBeGreaterThan(4.3)
})
