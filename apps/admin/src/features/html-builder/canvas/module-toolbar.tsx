import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { DragRow } from '../../../components/drag/drag-row.tsx'
import { useT } from '../../../platform/texts.ts'
import { useModuleActs } from '../editor/use-module-acts.ts'
import classes from './module-frame.module.css'

const ICON = { size: 17, stroke: 1.7, 'aria-hidden': true } as const

type Props = {
  id: string
  name: string
  place: number
  count: number
  frame: RefObject<HTMLDivElement | null>
}

/** What is done with the selected module. */
export function ModuleToolbar({ id, name, place, count, frame }: Props) {
  const t = useT()
  const acts = useModuleActs()
  const handle = useRef<HTMLButtonElement>(null)
  // The handle is found once it is on screen.
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => setIsDrawn(true), [])
  return (
    <div
      className={classes.toolbar}
      role="toolbar"
      aria-label={t('templates.toolbar', { name })}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <span className={classes.name}>{name}</span>
      {isDrawn && <DragRow id={id} row={frame} handle={handle} />}
      <button
        ref={handle}
        type="button"
        className={classes.handle}
        tabIndex={-1}
        aria-label={t('templates.act.drag', { name })}
        title={t('templates.act.dragHint')}
      >
        <IconGripVertical {...ICON} />
      </button>
      <button
        type="button"
        disabled={place === 0}
        onClick={() => acts.move(id, -1)}
        aria-label={t('templates.act.up', { name })}
        title={t('templates.act.up', { name })}
        aria-keyshortcuts="Alt+ArrowUp"
      >
        <IconArrowUp {...ICON} />
      </button>
      <button
        type="button"
        disabled={place === count - 1}
        onClick={() => acts.move(id, 1)}
        aria-label={t('templates.act.down', { name })}
        title={t('templates.act.down', { name })}
        aria-keyshortcuts="Alt+ArrowDown"
      >
        <IconArrowDown {...ICON} />
      </button>
      <button
        type="button"
        onClick={(event) => {
          event.stopPropagation()
          acts.duplicate(id)
        }}
        aria-label={t('templates.act.duplicate', { name })}
        title={t('templates.act.duplicate', { name })}
        aria-keyshortcuts="Control+D"
      >
        <IconCopy {...ICON} />
      </button>
      <button
        type="button"
        onClick={(event) => {
          event.stopPropagation()
          acts.remove(id)
        }}
        aria-label={t('templates.act.delete', { name })}
        title={t('templates.act.delete', { name })}
        aria-keyshortcuts="Delete"
      >
        <IconTrash {...ICON} />
      </button>
    </div>
  )
}
