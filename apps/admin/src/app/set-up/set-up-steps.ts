import type { ErrorCode } from '@innkeeper/api/errors.ts'

export const SET_UP_STEPS = ['you', 'property', 'look'] as const
export type SetUpStep = (typeof SET_UP_STEPS)[number]

/** Who makes a further property is known already. */
export function stepsFor({ isFirst }: { isFirst: boolean }): readonly SetUpStep[] {
  return isFirst ? SET_UP_STEPS : SET_UP_STEPS.slice(1)
}

type Asked = {
  steps: readonly SetUpStep[]
  wanted: string | undefined
  canPass: (step: SetUpStep) => boolean
}

/** The step that the address names, else the first. */
export function stepNamed(steps: readonly SetUpStep[], wanted: string | undefined): SetUpStep {
  return steps.find((step) => step === wanted) ?? steps[0] ?? 'property'
}

/** After a reload: the first step before the address's that has to be filled in again; null where there is none. */
export function heldStep({ steps, wanted, canPass }: Asked): SetUpStep | null {
  const before = steps.slice(0, steps.indexOf(stepNamed(steps, wanted)))
  return before.find((step) => !canPass(step)) ?? null
}

const STEP_OF_REFUSAL: Partial<Record<ErrorCode | 'offline', SetUpStep>> = {
  'auth/set-up-code-wrong': 'you',
  'auth/weak-password': 'you',
  'auth/account-exists': 'you',
  'property/id-taken': 'property',
  'property/language-unknown': 'property',
}

/** Where the field stands that the server refused; null where it was none. */
export function stepOfRefusal(code: ErrorCode | 'offline'): SetUpStep | null {
  return STEP_OF_REFUSAL[code] ?? null
}
