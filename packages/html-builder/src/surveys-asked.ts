import type { TemplateModule } from './module-schemas.ts'

/** A survey that a module asks. */
export type SurveyAsked = { moduleId: string; surveyId: string }

export function surveysAskedIn(modules: readonly TemplateModule[]): SurveyAsked[] {
  return modules.flatMap((module) =>
    module.type === 'guest-feedback' && module.props.surveyId !== null
      ? [{ moduleId: module.id, surveyId: module.props.surveyId }]
      : [],
  )
}
