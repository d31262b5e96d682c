import { presetSurvey } from '@innkeeper/domain/survey/presets/presets.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import { stableId } from '../stable-id.ts'
import type { DemoSurveys } from '../survey-plan.ts'
import { HAVNEHUSET } from './property.ts'

const MADE_DAYS_AGO = 2

/** It began to ask the day before yesterday, and nobody has answered yet. */
export function havnehusetSurveys(now: number): DemoSurveys {
  const stay = presetSurvey('stay', HAVNEHUSET.localization)
  const id = stableId(HAVNEHUSET.propertyId, 'survey', 'stay')
  const madeAt = new Date(now - MADE_DAYS_AGO * DAY_MS)
  return { surveys: [{ ...stay, id, version: 1, madeAt }], responses: [], asked: [] }
}
