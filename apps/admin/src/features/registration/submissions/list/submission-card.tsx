import type { SubmissionItem } from '@innkeeper/api/registration/submissions.ts'
import { formatDateOnly } from '../../../../platform/own-formats.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from '../submissions.module.css'
import { peopleOf } from '../words.ts'
import { SelectSubmission } from './select.tsx'
import { Kept, Sender, Sent, Standing } from './use-submission-columns.tsx'

type Props = { submission: SubmissionItem; isChoosable: boolean; onOpen: (id: string) => void }

/** A registration on a phone. */
export function SubmissionCard({ submission, isChoosable, onOpen }: Props) {
  const t = useT()
  return (
    <div className={classes.card}>
      {isChoosable && <SelectSubmission submission={submission} />}
      <div className={classes.cardWords}>
        <Sender submission={submission} onOpen={onOpen} />
        <span className={classes.quiet}>
          {t('regSubs.arrives', { day: formatDateOnly(submission.arrival) })}
          {', '}
          {t('regSubs.people', { count: peopleOf(submission) })}
        </span>
        <Sent submission={submission} />
        <div className={classes.cardFoot}>
          <Standing submission={submission} />
          <Kept submission={submission} />
        </div>
      </div>
      <span className={classes.room}>{submission.unit}</span>
    </div>
  )
}
