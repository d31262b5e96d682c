import { Menu } from '@mantine/core'
import { IconChecks, IconCopy, IconPencil, IconSparkles } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import type { Cell } from './matrix.ts'
import type { AskedCell } from './matrix-table.tsx'

const ICON = { size: 16, stroke: 1.6 }

type Props = {
  asked: AskedCell | null
  cell: Cell | undefined
  hasTranslator: boolean
  onOpen: () => void
  onCopy: () => void
  onCheck: () => void
  onMachine: (isStaleToo: boolean) => void
  onClose: () => void
}

/** One menu serves all cells. */
export function CellMenu({ asked, cell, hasTranslator, onOpen, onCopy, onCheck, onMachine, onClose }: Props) {
  const t = useT()
  const rect = asked?.button.getBoundingClientRect()
  const isMissing = cell !== undefined && cell.done < cell.total
  const isOutOfDate = cell !== undefined && cell.stale > 0 && cell.reason !== 'machine'
  const close = () => {
    onClose()
    asked?.button.focus()
  }
  return (
    <Menu
      opened={cell !== undefined}
      onClose={close}
      position="bottom-start"
      shadow="md"
      width={260}
      trapFocus
      // Within the page's main part, and without the focusable box before the first command.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <span
          aria-hidden
          style={{ position: 'fixed', width: 1, height: 1, left: rect?.left ?? 0, top: rect?.bottom ?? 0 }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onOpen}>
          {t('translate.open')}
        </Menu.Item>
        {isMissing && (
          <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={onCopy}>
            {t('translate.copy')}
          </Menu.Item>
        )}
        {isMissing && hasTranslator && (
          <Menu.Item leftSection={<IconSparkles {...ICON} />} onClick={() => onMachine(false)}>
            {t('translate.machine')}
          </Menu.Item>
        )}
        {isOutOfDate && hasTranslator && (
          <Menu.Item leftSection={<IconSparkles {...ICON} />} onClick={() => onMachine(true)}>
            {t('translate.machineStale')}
          </Menu.Item>
        )}
        {cell !== undefined && cell.stale > 0 && (
          <Menu.Item leftSection={<IconChecks {...ICON} />} onClick={onCheck}>
            {t('translate.check')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
