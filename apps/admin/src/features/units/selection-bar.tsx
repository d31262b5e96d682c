import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useT } from '../../platform/texts.ts'
import classes from './units.module.css'

type Props = { count: number; onClear: () => void; onPrint: () => void }

/** Stays in sight while units are selected. */
export function SelectionBar({ count, onClear, onPrint }: Props) {
  const t = useT()
  return (
    <div className={classes.bar}>
      <span role="status" className={classes.barText}>
        {t('units.selected', { count })}
      </span>
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t('units.clearSelection')}
      </Button>
      <Button leftSection={<IconQrcode size={16} stroke={1.7} />} onClick={onPrint}>
        {t('units.printAll')}
      </Button>
    </div>
  )
}
