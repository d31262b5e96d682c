import type { QuestionKind } from '@innkeeper/domain/survey/constants.ts'
import type { Question } from '@innkeeper/domain/survey/survey-schema.ts'
import { showUndo } from '../../../components/states/undo-store.ts'
import { newId } from '../../../platform/new-id.ts'
import { useT } from '../../../platform/texts.ts'
import {
  moveScreen,
  newQuestion,
  screenWithQuestions,
  withoutQuestion,
  withoutScreen,
  withQuestion,
  withQuestionBack,
  withScreen,
  withScreenBack,
} from './edit-questions.ts'
import type { Screen } from './survey-draft.ts'
import { useQuestionName } from './use-question-name.ts'
import type { SurveyPartProps } from './use-survey-form.ts'

/** What is done with screens and questions; what is taken out can be put back for a while. */
export function useSurveyEdits({ draft, change }: SurveyPartProps['form'], goTo: (id: string) => void) {
  const t = useT()
  const nameOf = useQuestionName()
  const undone = (text: string, onUndo: () => void) => showUndo({ text, undo: t('action.undo'), onUndo })
  return {
    addQuestion: (screen: string, kind: QuestionKind) => {
      const question = newQuestion(kind, newId)
      change((before) => withQuestion(before, screen, question))
      goTo(question.id)
    },
    setQuestion: (question: Question) =>
      change((before) => ({ ...before, questions: { ...before.questions, [question.id]: question } })),
    removeQuestion: (question: Question) => {
      const place = draft.order.indexOf(question.id)
      change((before) => withoutQuestion(before, question.id))
      undone(t('surveyEdit.removed', { name: nameOf(question) }), () =>
        change((before) => withQuestionBack(before, question, place)),
      )
    },
    addScreen: () => change((before) => withScreen(before, newId())),
    setScreen: (id: string, screen: Screen) =>
      change((before) => ({ ...before, screens: { ...before.screens, [id]: screen } })),
    moveScreen: (id: string, by: -1 | 1) =>
      change((before) => ({ ...before, order: moveScreen(before.order, id, by) })),
    removeScreen: (id: string, number: number) => {
      const taken = screenWithQuestions(draft, id)
      change((before) => withoutScreen(before, id))
      undone(t('surveyEdit.screen.removed', { number }), () =>
        change((before) => withScreenBack(before, id, taken)),
      )
    },
  }
}
