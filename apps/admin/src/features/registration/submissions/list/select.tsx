import type { SubmissionItem } from '@innkeeper/api/registration/submissions.ts'
import { Checkbox } from '@mantine/core'
import { createContext, useContext } from 'react'
import { useT } from '../../../../platform/texts.ts'
import classes from '../submissions.module.css'
import { nameOf } from '../words.ts'

type Chosen = {
  /** Those on screen. */
  rows: readonly SubmissionItem[]
  /** Of this page and of others. */
  chosen: ReadonlySet<string>
  choose: (ids: readonly string[], isChosen: boolean) => void
}

const ChosenContext = createContext<Chosen>({ rows: [], chosen: new Set(), choose: () => undefined })
export const ChosenProvider = ChosenContext.Provider

export function SelectSubmission({ submission }: { submission: SubmissionItem }) {
  const t = useT()
  const { chosen, choose } = useContext(ChosenContext)
  return (
    <Checkbox
      className={classes.select}
      aria-label={t('regSubs.select', { name: nameOf(t, submission) })}
      checked={chosen.has(submission.id)}
      onChange={(event) => choose([submission.id], event.currentTarget.checked)}
    />
  )
}

export function SelectPage() {
  const t = useT()
  const { rows, chosen, choose } = useContext(ChosenContext)
  const count = rows.filter(({ id }) => chosen.has(id)).length
  return (
    <Checkbox
      aria-label={t('regSubs.selectPage')}
      checked={rows.length > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={(event) =>
        choose(
          rows.map(({ id }) => id),
          event.currentTarget.checked,
        )
      }
    />
  )
}
