import { hasWords } from '@innkeeper/html-builder/draft/has-words.ts'
import { missingInModule } from '@innkeeper/html-builder/draft/missing-words.ts'
import { moduleIn } from '@innkeeper/html-builder/draft/module-in.ts'
import { valueAt } from '@innkeeper/html-builder/draft/paths.ts'
import { referenceLanguage } from '@innkeeper/html-builder/draft/template-draft.ts'
import { wordPathsOf } from '@innkeeper/html-builder/draft/word-paths.ts'
import { VisuallyHidden } from '@mantine/core'
import { IconPuzzleOff } from '@tabler/icons-react'
import { memo } from 'react'
import { DragHandle } from '../../../components/drag/drag-handle.tsx'
import { useDragRow } from '../../../components/drag/use-drag-row.ts'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { shownWords } from '../../../components/editing/placeholders/placeholder-words.ts'
import { usePlaceholderNames } from '../../../components/editing/placeholders/use-placeholder-names.ts'
import { wordsOf } from '../../../components/editing/rich-text/editor-json.ts'
import { useT } from '../../../platform/texts.ts'
import { OUTLINE_PREFIX, useDropMark } from '../editor/drop-mark.ts'
import { useDraft, useView } from '../editor/editor-session.ts'
import { useModuleActs } from '../editor/use-module-acts.ts'
import { MODULE_ICONS } from '../module-icons.ts'
import classes from './palette.module.css'

/** All modules by name and first words, to be found, selected and moved. */
export function Outline() {
  const t = useT()
  const order = useDraft((draft) => draft.order)
  if (order.length === 0) return <p className={classes.group}>{t('templates.outline.empty')}</p>
  return (
    <ol className={classes.outline}>
      {order.map((id) => (
        <Row key={id} id={id} />
      ))}
    </ol>
  )
}

const Row = memo(function Row({ id }: { id: string }) {
  const t = useT()
  const acts = useModuleActs()
  const language = useView((view) => view.language)
  const module = useDraft((draft) => moduleIn(draft, language, id))
  const isSelected = useView(({ selected }) => selected === id)
  const { rowProps, handleRef } = useDragRow(OUTLINE_PREFIX + id)
  const mark = useDropMark(id)
  const name = acts.nameOf(id)
  const { nameOf } = usePlaceholderNames()
  const said = module && shownWords(firstWords(module), nameOf)
  const main = useDefaultLanguage().index
  const lacks = useDraft(
    (draft) => missingInModule(draft, { language, reference: referenceLanguage(draft, main), id }).length,
  )
  const IconShown = module ? MODULE_ICONS[module.type] : IconPuzzleOff
  const keys: Record<string, () => void> = {
    ArrowUp: () => acts.move(id, -1),
    ArrowDown: () => acts.move(id, 1),
    Delete: () => acts.remove(id),
  }
  return (
    <li
      {...rowProps}
      className={classes.row}
      data-selected={isSelected || undefined}
      data-drop={mark ?? undefined}
    >
      <DragHandle
        handleRef={handleRef}
        className={classes.handle}
        label={t('templates.act.drag', { name })}
        hint={t('templates.outline.hint')}
        actionOf={(key) => keys[key]}
      />
      <button
        type="button"
        className={classes.rowName}
        aria-current={isSelected || undefined}
        onClick={() => acts.select(id)}
      >
        <IconShown size={17} stroke={1.6} aria-hidden />
        <span className={classes.rowWords}>
          {said || name}
          {said && <span className={classes.rowKind}>{name}</span>}
        </span>
        {lacks > 0 && (
          <span className={classes.lacks} title={t('templates.missingWords', { count: lacks })}>
            <span aria-hidden>{lacks}</span>
            <VisuallyHidden>{t('templates.missingWords', { count: lacks })}</VisuallyHidden>
          </span>
        )}
      </button>
    </li>
  )
})

/** What a module says first, in one line. */
function firstWords(module: object): string {
  const paths = wordPathsOf(valueAt(module, 'type'))
  const value = paths.map(({ path }) => valueAt(module, path)).find(hasWords)
  const text = typeof value === 'string' ? value : wordsOf(value as Parameters<typeof wordsOf>[0])
  return text.replace(/\s+/g, ' ').trim().slice(0, 80)
}
