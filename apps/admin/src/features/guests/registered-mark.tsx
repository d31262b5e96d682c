import { Tooltip } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import classes from './guests.module.css'

export function RegisteredIcon() {
  return <Mark label={useT()('guests.registered')} icon={IconCircleCheck} color="var(--good)" />
}

/** Whether a guest who comes has registered; only where guests can. */
export function RegisteredMark({ isRegistered }: { isRegistered: boolean }) {
  const t = useT()
  const { modules } = useSession().property
  if (isRegistered) return <RegisteredIcon />
  if (!modules.includes('registrationForms')) return null
  return <Mark label={t('guests.notRegistered')} icon={IconCircleDashed} color="var(--soft)" />
}

type Props = { label: string; icon: typeof IconCircleCheck; color: string }

function Mark({ label, icon: IconShown, color }: Props) {
  return (
    <Tooltip label={label}>
      <IconShown
        className={classes.registered}
        size={18}
        stroke={1.6}
        color={color}
        role="img"
        aria-label={label}
      />
    </Tooltip>
  )
}
