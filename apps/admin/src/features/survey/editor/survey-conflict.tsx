import type { SurveyKind } from '@innkeeper/domain/survey/constants.ts'
import type { Question, ReviewLink } from '@innkeeper/domain/survey/survey-schema.ts'
import { ConflictDialog } from '../../../components/editing/form/conflict-dialog.tsx'
import type { FieldWords } from '../../../components/editing/form/field-choices.tsx'
import { usePlainWords } from '../../../components/editing/form/use-plain-words.ts'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { blocksOf } from './edit-questions.ts'
import { draftOf, type SurveyDraft } from './survey-draft.ts'
import { useQuestionName } from './use-question-name.ts'
import { useQuestionSummary } from './use-question-summary.ts'
import type { SurveyForm } from './use-survey-form.ts'

/** What a colleague changed as well, part by part. */
export function SurveyConflict({ form }: { form: SurveyForm }) {
  const t = useT()
  const words = useConflictWords(form)
  return <ConflictDialog form={form} text={(name) => t('surveyEdit.conflict', { name })} words={words} />
}

function useConflictWords({ draft, conflict }: SurveyForm): FieldWords {
  const t = useT()
  const plainWords = usePlainWords()
  const nameOf = useQuestionName()
  const summary = useQuestionSummary()
  const languages = useContentLanguages()
  const theirs = conflict ? draftOf(conflict.current) : draft
  const titleOf = (index: string) => languages.find((each) => String(each.index) === index)?.title ?? index
  const questionName = (id: string) => {
    const question = draft.questions[id] ?? theirs.questions[id]
    return question ? nameOf(question) : ''
  }
  const screenName = (id: string) => {
    const blocks = blocksOf((id in draft.screens ? draft : theirs).order)
    return t('surveyEdit.screen', { number: blocks.findIndex(({ screen }) => screen === id) + 1 })
  }
  const names: Readonly<
    Record<keyof SurveyDraft, (inner: string, part: string, language: string) => string>
  > = {
    name: () => t('surveyEdit.name'),
    kind: () => t('surveyEdit.when.kind'),
    alert: (part) => t(part === 'upTo' ? 'surveyEdit.alert.upTo' : 'surveyEdit.alert.emails'),
    screens: (id, part, language) =>
      [
        screenName(id),
        t(part === 'title' ? 'surveyEdit.screen.title' : 'surveyEdit.screen.note'),
        titleOf(language),
      ].join(', '),
    questions: questionName,
    order: () => t('surveyEdit.order'),
    isContactOptional: () => t('surveyEdit.contactOptional'),
    pictureId: () => t('surveyEdit.picture'),
    thanks: (part, language) =>
      `${t(part === 'title' ? 'surveyEdit.thanks.title' : 'surveyEdit.thanks.text')}, ${titleOf(language)}`,
    thanksAgain: (part, language) =>
      `${t(part === 'title' ? 'surveyEdit.thanksAgain.title' : 'surveyEdit.thanksAgain.text')}, ${titleOf(language)}`,
    reviewLinks: (language) => `${t('surveyEdit.reviews')}, ${titleOf(language)}`,
  }
  const said: Partial<Record<keyof SurveyDraft, (value: unknown) => string>> = {
    kind: (value) => t(`survey.kind.${value as SurveyKind}`),
    alert: (value) =>
      Array.isArray(value) ? value.join(', ') : String(value ?? t('surveyEdit.alert.never')),
    questions: (value) => `${nameOf(value as Question)} (${summary(value as Question, [])})`,
    order: (value) =>
      blocksOf(value as string[])
        .map(({ questions }) => questions.map(questionName).join(', '))
        .join(' | '),
    pictureId: (value) => t(value === null ? 'surveyEdit.picture.usual' : 'surveyEdit.picture.own'),
    reviewLinks: (value) => (value as ReviewLink[]).map(({ url }) => url).join('\n'),
  }
  return {
    nameOf: ([part, inner = '', deeper = '', deepest = '']) =>
      names[part as keyof SurveyDraft](inner, deeper, deepest),
    wordsOf: ([part], value) => {
      if (value === undefined) return t('surveyEdit.takenOut')
      return said[part as keyof SurveyDraft]?.(value) ?? plainWords(value) ?? t('conflict.changed')
    },
  }
}
