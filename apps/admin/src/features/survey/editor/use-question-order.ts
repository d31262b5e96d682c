import { useState } from 'react'
import { useRowOrder } from '../../../components/drag/row-order/use-row-order.ts'
import { useT } from '../../../platform/texts.ts'
import { blocksOf, moveQuestion } from './edit-questions.ts'
import { useQuestionName } from './use-question-name.ts'
import type { SurveyPartProps } from './use-survey-form.ts'

/** Questions that are carried by pointer or keys, on their screen and to another, and said where they went. */
export function useQuestionOrder({ draft, change }: SurveyPartProps['form']) {
  const t = useT()
  const nameOf = useQuestionName()
  const [announcement, setAnnouncement] = useState('')
  const { order, questions } = draft
  const move = (id: string, place: number) => {
    const question = questions[id]
    if (!question) return
    change((before) => ({ ...before, order: moveQuestion(before.order, id, place) }))
    const blocks = blocksOf(moveQuestion(order, id, place))
    const screen = blocks.findIndex((block) => block.questions.includes(id))
    const { questions: there = [] } = blocks[screen] ?? {}
    setAnnouncement(
      t('surveyEdit.moved', {
        ...{ name: nameOf(question), screen: screen + 1 },
        ...{ place: there.indexOf(id) + 1, count: there.length },
      }),
    )
  }
  const rows = useRowOrder(
    order.map((id) => ({ id, name: '' })),
    move,
  )
  return {
    announcement,
    list: rows.list,
    /** Above the first screen there is no place. */
    at: (place: number) => ({ ...rows.at(place), isFirst: place <= 1 }),
  }
}
