import type { Submission } from '@innkeeper/api/registration/submissions.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { onFirstPress } from '../../../../components/first-press.ts'
import { useFailureNotice } from '../../../../platform/failure-notice.ts'
import { useT } from '../../../../platform/texts.ts'
import { useCheck } from '../api.ts'
import classes from '../submissions.module.css'
import type { Neighbours } from './use-neighbours.ts'

type Props = {
  submission: Submission
  neighbours: Neighbours
  onOpen: (id: string) => void
  onPrint: () => void
  onRemove: () => void
}

/** The way to the next one, and what can be done with this. */
export function PanelFoot({ submission, neighbours, onOpen, onPrint, onRemove }: Props) {
  const t = useT()
  const { previous, next } = neighbours
  return (
    <>
      <div className={classes.turn}>
        <Turn label={t('regSubs.previous')} to={previous} icon={IconChevronLeft} onOpen={onOpen} />
        <Turn label={t('regSubs.next')} to={next} icon={IconChevronRight} onOpen={onOpen} />
      </div>
      {submission.mayReveal && !submission.isLocked && (
        <div className={classes.deeds}>
          <Button variant="subtle" color="red" onClick={onRemove}>
            {t('regSubs.remove')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
            onClick={onPrint}
          >
            {t('regSubs.print')}
          </Button>
          <Check submission={submission} />
        </div>
      )}
    </>
  )
}

type TurnProps = {
  label: string
  to: string | undefined
  icon: typeof IconChevronLeft
  onOpen: (id: string) => void
}

function Turn({ label, to, icon: IconShown, onOpen }: TurnProps) {
  return (
    <ActionIcon
      variant="default"
      size="input-sm"
      aria-label={label}
      title={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && onOpen(to)}
    >
      <IconShown size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}

/** Compared with the document; undone in the same place. The second press of a double click does not undo the first. */
function Check({ submission: { id, checkedAt, hasPicture } }: { submission: Submission }) {
  const t = useT()
  const check = useCheck(id)
  const tellFailure = useFailureNotice()
  const isChecked = checkedAt !== null
  const set = onFirstPress(() => check.mutate(!isChecked, { onError: tellFailure }))
  return isChecked ? (
    <Button variant="subtle" loading={check.isPending} onClick={set}>
      {t('regSubs.uncheck')}
    </Button>
  ) : (
    <Button
      leftSection={<IconCheck size={16} stroke={2} aria-hidden />}
      loading={check.isPending}
      title={hasPicture ? t('regSubs.checkErasesPicture') : undefined}
      onClick={set}
    >
      {t('regSubs.check')}
    </Button>
  )
}
