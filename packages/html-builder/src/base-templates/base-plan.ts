import type { BaseLanguage, InLanguages } from './base-language.ts'
import type { House } from './house.ts'
import type { BaseModule } from './plan-modules.ts'

/** A base template in one language. Which modules it has follows from the house alone, never from the language. */
export type Written = { modules: BaseModule[]; subject: string; preheader: string }

export type BasePlan = {
  /** What staff call it, in English. */
  name: string
  isMarketing: boolean
  write: (language: BaseLanguage, house: House) => Written
}

type MailWords = { subject: string; preheader: string }
type ModulesOf<Words> = (words: Words, house: House) => BaseModule[]
type Plan<Words> = { name: string; words: InLanguages<Words>; modules: ModulesOf<Words> }

export function emailPlan<Words extends MailWords>(
  { name, words, modules }: Plan<Words>,
  { isMarketing = false } = {},
): BasePlan {
  return {
    name,
    isMarketing,
    write: (language, house) => {
      const { subject, preheader } = words[language]
      return { modules: modules(words[language], house), subject, preheader }
    },
  }
}

/** A page or a signature: nobody reads a subject. */
export function plainPlan<Words>({ name, words, modules }: Plan<Words>): BasePlan {
  return {
    name,
    isMarketing: false,
    write: (language, house) => ({ modules: modules(words[language], house), subject: '', preheader: '' }),
  }
}
