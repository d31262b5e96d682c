import { addCounts, type Counts, partKey } from '@innkeeper/domain/statistics/counts.ts'
import { type Counts as AnswerCounts, scoreCounts } from '@innkeeper/domain/survey/counts.ts'
import { scoreGroups } from '@innkeeper/domain/survey/nps.ts'
import { and, between, eq } from 'drizzle-orm'
import { surveyCounts } from '../../../survey/tables.ts'
import type { Counter } from './counter.ts'

/** What was counted of all answers as they came; who was asked is counted on the day they were asked. */
export const countSurveys: Counter = async (tx, { propertyId, from, to }) => {
  const rows = await tx
    .select({ day: surveyCounts.day, surveyId: surveyCounts.surveyId, counts: surveyCounts.counts })
    .from(surveyCounts)
    .where(
      and(
        eq(surveyCounts.propertyId, propertyId),
        eq(surveyCounts.unitCategoryId, ''),
        eq(surveyCounts.language, ''),
        eq(surveyCounts.targetGroupId, ''),
        between(surveyCounts.day, from, to),
      ),
    )
  const days = new Map<string, Counts>()
  for (const { day, surveyId, counts } of rows) {
    const whole = countsOf(counts)
    const ofSurvey = Object.entries(whole).map(([key, count]) => [partKey(key, 'survey', surveyId), count])
    days.set(day, addCounts([days.get(day) ?? {}, whole, Object.fromEntries(ofSurvey)]))
  }
  return days
}

function countsOf(counts: AnswerCounts): Counts {
  const groups = scoreGroups(scoreCounts(counts))
  const whole = {
    ...{ answered: counts.all ?? 0, asked: counts.asked ?? 0 },
    ...{ answeredOfThose: counts['asked-answered'] ?? 0, ...groups },
    scored: groups.promoters + groups.passives + groups.detractors,
  }
  return Object.fromEntries(Object.entries(whole).filter(([, count]) => count !== 0))
}
