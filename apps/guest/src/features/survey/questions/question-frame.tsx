import { classNames } from '@innkeeper/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './question.module.css'
import type { QuestionProps } from './question-props.ts'

type QuestionFrameProps = Pick<QuestionProps, 'question' | 'words' | 'isTitle' | 'note' | 'problem'> & {
  id: string
  /** Stands at the end of its words' line. */
  aside?: ReactNode
  /** Further words it is described by. */
  describedBy?: string
  children: ReactNode
}

export const noteId = (id: string) => `${id}-note`
export const problemId = (id: string) => `${id}-problem`

/** A question with choices: its words, what belongs to them, the choices, and what is wrong. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { id, question, words, isTitle, note, problem, aside, describedBy, children } = props
  const Heading = isTitle ? 'h1' : 'span'
  const described = [note && noteId(id), describedBy, problem && problemId(id)].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.question, question.when !== null && styles.follows)}>
      <fieldset
        data-field={question.id}
        data-invalid={problem !== null || undefined}
        aria-describedby={described || undefined}
      >
        <legend>
          <Heading className={styles.heading} tabIndex={isTitle ? -1 : undefined}>
            <span dir="auto">{words}</span>
            {aside}
          </Heading>
        </legend>
        {note && (
          <p id={noteId(id)} className={styles.note} dir="auto">
            {note}
          </p>
        )}
        {children}
        <Problem id={id} words={problem} />
      </fieldset>
    </div>
  )
}

export function Problem({ id, words }: { id: string; words: string | null }) {
  return (
    words !== null && (
      <p id={problemId(id)} className={styles.problem}>
        {words}
      </p>
    )
  )
}
