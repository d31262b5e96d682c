import { type StaffSurvey, staffSurveySchema } from '@innkeeper/api/survey/surveys.ts'
import { changedParts } from '../../../components/editing/form/changed-parts.ts'
import type { FormKind } from '../../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../../components/editing/form/use-revision-form.ts'
import { useSaveSurvey } from '../api.ts'
import { withMergedOrder } from './merge-order.ts'
import {
  draftOf,
  isSavable,
  type SurveyDraft,
  surveyDraftSchema,
  surveyOf,
  tidyDraft,
} from './survey-draft.ts'

/** A draft reaches no guest: it is saved once the fingers rest. */
const REST_MS = 600
const LONGEST_WAIT_MS = 3000

export const surveyForm: FormKind<StaffSurvey, SurveyDraft> = {
  draftOf,
  tidy: tidyDraft,
  depths: { alert: 2, screens: 4, questions: 2, thanks: 3, thanksAgain: 3, reviewLinks: 2 },
  reconcile: withMergedOrder,
  stale: { code: 'survey/stale-revision', current: staffSurveySchema },
  draftSchema: surveyDraftSchema,
  autosave: { delayMs: REST_MS, longestWaitMs: LONGEST_WAIT_MS, isComplete: isSavable },
}

export type SurveyForm = RevisionForm<StaffSurvey, SurveyDraft>
/** What a part of the editor gets. */
export type SurveyPartProps = {
  form: Pick<SurveyForm, 'draft' | 'set' | 'change'>
  /** Index of the language that is written in. */
  language: number
}

/** The survey on screen, based on the one that was read; saved while one types. */
export function useSurveyForm(latest: StaffSurvey): SurveyForm {
  const save = useSaveSurvey()
  const { id } = latest
  return useRevisionForm(surveyForm, latest, {
    name: { form: 'survey', id },
    send: (base, draft) =>
      save.mutateAsync({
        id,
        revision: base.revision,
        change: changedParts(surveyOf(draftOf(base)), surveyOf(draft)),
      }),
  })
}
