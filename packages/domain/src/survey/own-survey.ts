import type { Phase } from '../guests/phase.ts'
import type { SurveyKind } from './constants.ts'

/**
 * The survey that a guest of this phase is asked, of those that are open in their order: before the stay none, during it
 * the pulse, afterwards the stay.
 */
export function ownSurvey<S extends { kind: SurveyKind }>(open: readonly S[], phase: Phase): S | null {
  const first = (kind: SurveyKind) => open.find((survey) => survey.kind === kind) ?? null
  if (phase === 'preStay') return null
  return phase === 'inStay' ? (first('pulse') ?? first('survey')) : first('survey')
}
