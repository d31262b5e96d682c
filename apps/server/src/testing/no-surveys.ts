import type { SurveyAsks } from '../features/messaging/service.ts'

/** Messages of a house that asks nothing. */
export const NO_SURVEYS: SurveyAsks = {
  refusals: async () => new Map(),
  record: async () => undefined,
  takeBack: async () => undefined,
  whenSent: async () => ({ refused: null, surveys: {} }),
}
