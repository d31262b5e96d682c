import type { ErasurePreview } from '@innkeeper/api/privacy.ts'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useT } from '../../platform/texts.ts'
import classes from './privacy.module.css'

type Props = { obstacles: ErasurePreview['obstacles']; isCurrent: boolean }

/** What has to be settled before, and who is asked about twice. */
export function Obstacles({ obstacles, isCurrent }: Props) {
  const t = useT()
  const icon = <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
  if (obstacles.length > 0) {
    return (
      <Alert color="yellow" variant="light" icon={icon} title={t('privacy.open.title')}>
        <ul className={classes.open}>
          {obstacles.map(({ order, reason }) => (
            <li key={order}>{t(`privacy.open.${reason}`, { order })}</li>
          ))}
        </ul>
      </Alert>
    )
  }
  if (!isCurrent) return null
  return (
    <Alert color="yellow" variant="light" icon={icon} title={t('privacy.current.title')}>
      {t('privacy.current.text')}
    </Alert>
  )
}
