import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { IconDots } from '@tabler/icons-react'
import { type MouseEvent, memo, useRef } from 'react'
import { ROW_TARGET } from '../../../components/data-list/row-keys.ts'
import { DragRow } from '../../../components/drag/drag-row.tsx'
import { ROW_ATTRIBUTE } from '../../../components/drag/row-at.ts'
import { CardHandle } from './card-handle.tsx'
import classes from './card-list.module.css'
import { useDropEdge } from './drop-marks.ts'
import { EditorNames } from './editor-names.tsx'
import { useRowShared } from './row-context.ts'
import { RowMarks } from './row-marks.tsx'
import { RowPicture } from './row-picture.tsx'
import { useRowSight } from './row-sight.ts'

type Props = {
  staffCard: StaffCard
  /** Who else edits it, separated by commas. */
  editors: string
  isSelected: boolean
  /** Part of a list that does not show the order. */
  isFixed: boolean
}

/** Drawn again only when something of its own card changes: there may be hundreds. */
export const CardRow = memo(function CardRow({ staffCard, editors, isSelected, isFixed }: Props) {
  const { t, languages, open, addressOf, openMenu } = useRowShared()
  const { card, deletedAt } = staffCard
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const { isNear, isWhole } = useRowSight(row)
  const drop = useDropEdge(card.id)
  const name = cardDisplayName(card, languages[0]?.index)
  const isDeleted = deletedAt !== null

  const follow = (event: MouseEvent) => {
    // Another tab or window is the browser's matter.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(card.id)
  }

  return (
    <li
      ref={row}
      {...{ [ROW_ATTRIBUTE]: card.id }}
      className={classes.card}
      data-child={card.parentId !== null || undefined}
      data-selected={isSelected || undefined}
      data-dim={isDeleted || card.isHidden || undefined}
      data-deleted={isDeleted || undefined}
      data-drop={drop}
    >
      {isWhole && (
        <CardHandle handleRef={handle} cardId={card.id} name={name} isFixed={isFixed || isDeleted} />
      )}
      {isNear && !isFixed && !isDeleted && <DragRow id={card.id} row={row} handle={handle} />}
      <span className={classes.picture}>{isWhole && <RowPicture card={card} />}</span>
      <span className={classes.words}>
        <a
          className={classes.name}
          href={addressOf(card.id)}
          onClick={follow}
          aria-current={isSelected ? 'page' : undefined}
          {...ROW_TARGET}
        >
          {name}
        </a>
        <span className={classes.second}>
          <span className={classes.kind}>{t(`cards.type.${card.type}`)}</span>
          {isWhole && <RowMarks staffCard={staffCard} />}
        </span>
      </span>
      {isWhole && (
        <span className={classes.end}>
          {editors && <EditorNames names={editors} />}
          <button
            type="button"
            className={classes.more}
            aria-label={t('cards.actions', { name })}
            aria-haspopup="menu"
            onClick={(event) => openMenu({ cardId: card.id, button: event.currentTarget })}
          >
            <IconDots size={18} stroke={1.6} aria-hidden />
          </button>
        </span>
      )}
    </li>
  )
})
