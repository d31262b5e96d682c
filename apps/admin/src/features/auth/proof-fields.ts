import type { Refusal } from './sign-in.ts'

const ABOUT_THE_CODE: readonly Refusal[] = [
  'auth/missing-code',
  'auth/invalid-verification-code',
  'auth/code-expired',
]

type Known = {
  hasSecondFactor: boolean
  /** Whether the code was asked for before in this dialog. */
  wasAsked: boolean
  refusal: Refusal | null
}

/**
 * What the dialog asks for and where it says why it was refused. A code that was asked for once stays asked for, with
 * what is wrong with it beside it: a factor set up in another tab is not in this tab's session.
 */
export function proofFields({ hasSecondFactor, wasAsked, refusal }: Known) {
  const isAboutCode = refusal !== null && ABOUT_THE_CODE.includes(refusal)
  return {
    asksForCode: hasSecondFactor || wasAsked || isAboutCode,
    codeRefusal: isAboutCode ? refusal : null,
    refusal: isAboutCode ? null : refusal,
  }
}
