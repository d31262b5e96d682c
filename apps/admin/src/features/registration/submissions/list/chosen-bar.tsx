import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPrinter } from '@tabler/icons-react'
import { StickyBar } from '../../../../components/editing/sticky-bar/sticky-bar.tsx'
import { useT } from '../../../../platform/texts.ts'
import { PrintDialog } from '../print-dialog.tsx'

/** Stays in sight while registrations are chosen. */
export function ChosenBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const t = useT()
  const [isPrinting, printing] = useDisclosure(false)
  return (
    <StickyBar status={t('regSubs.selected', { count: ids.length })}>
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t('regSubs.clearSelection')}
      </Button>
      <Button leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />} onClick={printing.open}>
        {t('regSubs.printChosen')}
      </Button>
      {isPrinting && <PrintDialog ids={ids} onClose={printing.close} />}
    </StickyBar>
  )
}
