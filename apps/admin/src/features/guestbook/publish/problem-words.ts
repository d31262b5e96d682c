import type { ProblemField, PublishProblem } from '@innkeeper/domain/guestbook/publish-checks/problem.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'

/** What is wrong, in a few words; in which languages is said beside it. */
export function problemWords(t: AdminTranslate, problem: PublishProblem): string {
  const { kind, field, language, target, tab } = problem
  switch (kind) {
    case 'brokenLink':
      if (tab) return tab.label ? t('checks.tabNamed', { name: tab.label }) : t('checks.tab')
      return t(`checks.link.${target ?? 'address'}`)
    case 'required':
      return t(`checks.required.${requiredOf(field)}`)
    case 'empty':
      if (field === 'held') return t('checks.empty.held')
      return language === null ? t('checks.empty.card') : t('checks.empty.language')
    case 'contrast':
      return field === 'brand' ? t('checks.contrast.brand') : t('checks.contrast.card')
    case 'nobody':
    case 'ended':
    case 'noAlt':
      return t(`checks.${kind}`)
  }
}

function requiredOf(field: ProblemField): 'section' | 'product' | 'title' {
  return field === 'section' || field === 'product' ? field : 'title'
}
