import { moduleIn } from '@innkeeper/html-builder/draft/module-in.ts'
import { PageModule } from '@innkeeper/html-builder/page/page-modules.tsx'
import { memo, useEffect, useRef } from 'react'
import { ROW_ATTRIBUTE } from '../../../components/drag/row-at.ts'
import { useT } from '../../../platform/texts.ts'
import { useDropMark } from '../editor/drop-mark.ts'
import { useDraft, useEditor, useView } from '../editor/editor-session.ts'
import { useModuleActs } from '../editor/use-module-acts.ts'
import { AddHere } from './add-here.tsx'
import classes from './module-frame.module.css'
import { ClosedNote, ModuleHint, useNeedsHint } from './module-hint.tsx'
import { ModuleToolbar } from './module-toolbar.tsx'

type Props = {
  id: string
  language: number
  place: number
  count: number
  isTitle: boolean
  isOwn: boolean
}

/** Drawn as guests see it, near the top first. */
const FIRST_PLACES = 2

/** Another place in the order does not draw a module again. */
const Drawn = memo(PageModule)

/** One module of the canvas: drawn as guests see it, selected by a press or by the arrows. */
export const ModuleFrame = memo(function ModuleFrame(props: Props) {
  const { id, language, place, count, isTitle, isOwn } = props
  const t = useT()
  const { view } = useEditor()
  const acts = useModuleActs()
  const module = useDraft((draft) => moduleIn(draft, language, id))
  const isSelected = useView(({ selected }) => selected === id) && isOwn
  const isFirstStop = useView(({ selected }) => selected === null) && place === 0
  const mark = useDropMark(id)
  const frame = useRef<HTMLDivElement>(null)
  const needsHint = useNeedsHint(module)
  const name = acts.nameOf(id)

  useEffect(() => {
    if (!isSelected) return
    const isHere = frame.current?.closest('[data-canvas]')?.contains(document.activeElement)
    const isNowhere = document.activeElement === document.body
    if ((isHere && !frame.current?.contains(document.activeElement)) || isNowhere) frame.current?.focus()
    // Where things stand is known once the page is laid out.
    const scrolling = requestAnimationFrame(() => frame.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(scrolling)
  }, [isSelected])

  const { top = 0, bottom = 0 } = module?.outerPadding ?? {}
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus selects it too, and its keys are the canvas's
    <div
      ref={frame}
      role="group"
      aria-label={t('templates.frame', { name, place: place + 1, count })}
      aria-current={isSelected || undefined}
      tabIndex={isSelected || isFirstStop ? 0 : -1}
      className={classes.frame}
      data-module={id}
      data-selected={isSelected || undefined}
      data-drop={isOwn ? (mark ?? undefined) : undefined}
      {...(isOwn && { [ROW_ATTRIBUTE]: id })}
      onClick={() => acts.select(id)}
      onFocus={(event) => event.target === event.currentTarget && isOwn && acts.select(id)}
      onDoubleClick={() => view.set({ panel: 'settings' })}
    >
      {isSelected && <ModuleToolbar id={id} name={name} place={place} count={count} frame={frame} />}
      <div
        className={classes.drawn}
        style={top + bottom === 0 ? undefined : { paddingBlock: `${top}px ${bottom}px` }}
        inert
      >
        {module && <Drawn module={module} isTitle={isTitle} isFirst={place < FIRST_PLACES} />}
        {needsHint && <ModuleHint id={id} module={module} />}
        {module?.type === 'button' && <ClosedNote module={module} />}
      </div>
      {isOwn && <AddHere at={place + 1} after={name} />}
    </div>
  )
})
