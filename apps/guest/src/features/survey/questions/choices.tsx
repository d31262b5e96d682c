import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { type ReactNode, useId } from 'react'
import styles from './choices.module.css'
import { QuestionFrame } from './question-frame.tsx'
import type { QuestionProps } from './question-props.ts'
import { wordsOf } from './question-words.ts'
import { TakeBack } from './take-back.tsx'

/** Chips of which one is chosen. */
export function SingleChoice(props: QuestionProps) {
  const { question, answer, onAnswer } = props
  const chosen = Array.isArray(answer) ? answer : []
  return (
    <ChoiceFrame {...props} type="radio" chosen={chosen} onChoose={(choice) => onAnswer([choice])}>
      {!question.isRequired && chosen.length > 0 && <TakeBack onTakeBack={() => onAnswer(undefined)} />}
    </ChoiceFrame>
  )
}

/** Chips of which any number is. */
export function MultipleChoice(props: QuestionProps) {
  const { answer, onAnswer } = props
  const chosen = Array.isArray(answer) ? answer : []
  const toggle = (choice: string) => {
    const without = chosen.filter((one) => one !== choice)
    const after = without.length < chosen.length ? without : [...chosen, choice]
    onAnswer(after.length > 0 ? after : undefined)
  }
  return <ChoiceFrame {...props} type="checkbox" chosen={chosen} onChoose={toggle} />
}

type ChoiceFrameProps = QuestionProps & {
  type: 'radio' | 'checkbox'
  chosen: readonly string[]
  onChoose: (choice: string) => void
  children?: ReactNode
}

function ChoiceFrame({ type, chosen, onChoose, children, ...props }: ChoiceFrameProps) {
  const { question } = props
  const id = useId()
  if (!('choices' in question)) return null
  return (
    <QuestionFrame id={id} {...props}>
      <div className={styles.chips}>
        {question.choices.map((choice) => (
          <label key={choice.id} className={styles.chip}>
            <input
              type={type}
              name={id}
              value={choice.id}
              checked={chosen.includes(choice.id)}
              onChange={() => onChoose(choice.id)}
            />
            <IconCheck size={18} stroke={2.25} aria-hidden="true" />
            <span dir="auto">{wordsOf(choice.words)}</span>
          </label>
        ))}
      </div>
      {children}
    </QuestionFrame>
  )
}
