import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { StickyBar } from '../../components/editing/sticky-bar/sticky-bar.tsx'
import { useT } from '../../platform/texts.ts'

type Props = { count: number; onClear: () => void; onPrint: () => void }

/** Stays in sight while units are selected. */
export function SelectionBar({ count, onClear, onPrint }: Props) {
  const t = useT()
  return (
    <StickyBar status={t('units.selected', { count })}>
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t('units.clearSelection')}
      </Button>
      <Button leftSection={<IconQrcode size={16} stroke={1.7} />} onClick={onPrint}>
        {t('units.printAll')}
      </Button>
    </StickyBar>
  )
}
