import { LeaveQuestion } from '../../components/editing/form/leave-question.tsx'
import { useT } from '../../platform/texts.ts'

type Props = {
  /** How much would be lost; nothing is asked where nothing would be. */
  count: number
  onStay: () => void
  leaveLabel: string
  onLeave: () => void
}

/** Asks before what a device has not been able to send is left behind. */
export function UnsentQuestion({ count, ...rest }: Props) {
  const t = useT()
  return (
    <LeaveQuestion
      isOpen={count > 0}
      title={t('cleaning.leave.title')}
      text={t('cleaning.leave.text', { count })}
      {...rest}
    />
  )
}
