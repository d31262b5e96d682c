import type { FormField } from '@innkeeper/domain/registration/form-schema.ts'
import { ConflictDialog } from '../../../components/editing/form/conflict-dialog.tsx'
import type { FieldWords } from '../../../components/editing/form/field-choices.tsx'
import { usePlainWords } from '../../../components/editing/form/use-plain-words.ts'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useSegmentNames } from '../../../components/editing/visibility/use-segment-names.ts'
import { useT } from '../../../platform/texts.ts'
import { useFieldSummary } from './field-summary.ts'
import type { FormDraft } from './form-draft.ts'
import { fieldName } from './law-words.ts'
import type { RegistrationFormEdit } from './use-registration-form.ts'

type Props = { form: RegistrationFormEdit; language: number }

/** What a colleague changed as well, part by part. */
export function FormConflict({ form, language }: Props) {
  const t = useT()
  const words = useConflictWords(form, language)
  return (
    <ConflictDialog form={form} text={(colleague) => t('regForms.conflict', { colleague })} words={words} />
  )
}

function useConflictWords({ draft, conflict }: RegistrationFormEdit, language: number): FieldWords {
  const t = useT()
  const plainWords = usePlainWords()
  const summary = useFieldSummary()
  const languages = useContentLanguages()
  const { targetGroups } = useSegmentNames()
  const titleOf = (index: string | undefined) =>
    languages.find((each) => String(each.index) === index)?.title ?? ''
  const theirs = conflict?.current.body.fields ?? []
  const nameOfField = (name: string) => {
    const field = draft.fields[name] ?? theirs.find((each) => each.name === name)
    return field ? fieldName(t, field, language) : name
  }
  return {
    nameOf: ([part, name = '']) => {
      switch (part as keyof FormDraft) {
        case 'fields':
          return nameOfField(name)
        case 'rules':
          return t(`regForms.rule.${name as keyof FormDraft['rules']}`)
        case 'welcome':
          return t('regForms.welcome', { language: titleOf(name) })
        case 'terms':
          return t('regForms.terms', { language: titleOf(name) })
        case 'order':
          return t('regForms.order')
        case 'targetGroupIds':
          return t('regForms.groups')
        case 'isOn':
          return t('regForms.isOn')
        default:
          return t('regForms.name')
      }
    },
    wordsOf: ([part], value) => {
      if (value === undefined) return ''
      if (part === 'order') return (value as string[]).map(nameOfField).join(', ')
      if (part === 'targetGroupIds')
        return (
          (value as string[]).map((id) => targetGroups.get(id) ?? t('regForms.gone')).join(', ') ||
          t('regForms.everybody')
        )
      if (part !== 'fields') return plainWords(value) ?? ''
      const field = value as FormField
      const hint = field.hints[language]
      const said = field.isEnabled ? summary(field) : t('regForms.off')
      return hint ? `${said}: ${hint}` : said
    },
  }
}
