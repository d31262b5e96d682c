import { targetProblem } from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import type { TabBarItem } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { BoxGlyph } from '../../../components/box-icons/box-glyph.tsx'
import { DragHandle } from '../../../components/drag/drag-handle.tsx'
import { useDragRow } from '../../../components/drag/use-drag-row.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './tab-bar.module.css'
import { type TabTargets, useTargetName } from './target-name.ts'

type Props = {
  tab: TabBarItem
  name: string
  targets: TabTargets | undefined
  isFirst: boolean
  isLast: boolean
  dropMark: 'before' | 'after' | null
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onRemove: () => void
}

export function TabRow({ tab, name, targets, isFirst, isLast, dropMark, onMove, onEdit, onRemove }: Props) {
  const t = useT()
  const { rowProps, handleRef, isCarried } = useDragRow(tab.id)
  const targetName = useTargetName()
  const problem = targets ? targetProblem(tab.target, targets) : null
  /** Whether it can go there, and how. */
  const step = (by: -1 | 1) => ((by === -1 ? isFirst : isLast) ? undefined : () => onMove(by))
  return (
    <li
      {...rowProps}
      className={classes.tab}
      data-carried={isCarried || undefined}
      data-drop={dropMark ?? undefined}
    >
      <DragHandle
        handleRef={handleRef}
        className={classes.handle}
        label={t('tabBar.tab.move', { name })}
        hint={t('tabBar.tab.moveHint')}
        actionOf={(key) => (key === 'ArrowUp' ? step(-1) : key === 'ArrowDown' ? step(1) : undefined)}
      />
      <span className={classes.glyph}>
        <BoxGlyph name={tab.icon} size={20} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.quiet}>{targetName(tab.target, targets)}</span>
        {problem && (
          <span className={classes.problem}>
            <IconAlertTriangle size={14} stroke={1.7} aria-hidden /> {t(`tabBar.target.${problem}`)}
          </span>
        )}
      </span>
      <span className={classes.acts}>
        <ActionIcon aria-label={t('tabBar.tab.up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
          <IconArrowUp size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon aria-label={t('tabBar.tab.down', { name })} disabled={isLast} onClick={() => onMove(1)}>
          <IconArrowDown size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon aria-label={t('tabBar.tab.change', { name })} onClick={onEdit}>
          <IconPencil size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon aria-label={t('tabBar.tab.remove', { name })} onClick={onRemove}>
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      </span>
    </li>
  )
}
