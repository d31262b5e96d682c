import type { QuestionKind } from '@innkeeper/domain/survey/constants.ts'
import type { ComponentType } from 'react'
import { MultipleChoice, SingleChoice } from './choices.tsx'
import type { QuestionProps } from './question-props.ts'
import { Rating } from './rating.tsx'
import { Recommendation } from './recommendation.tsx'
import { Written } from './written.tsx'

const VIEWS: Readonly<Record<QuestionKind, ComponentType<QuestionProps>>> = {
  recommendation: Recommendation,
  rating: Rating,
  'single choice': SingleChoice,
  'multiple choice': MultipleChoice,
  text: Written,
}

export function QuestionView(props: QuestionProps) {
  const View = VIEWS[props.question.kind]
  return <View {...props} />
}
