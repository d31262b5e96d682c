import type { SetUpDraft } from './set-up-draft.ts'
import type { SetUpErrors } from './set-up-errors.ts'

export type StepProps = {
  draft: SetUpDraft
  set: (change: Partial<SetUpDraft>) => void
  errors: SetUpErrors
}
