import { Button } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import classes from './data-list.module.css'
import type { CursorPage, ListPlace } from './data-list-props.ts'

type Props = {
  data: CursorPage<unknown>
  page: number
  onPlace: ((place: ListPlace) => void) | undefined
}

/** The way through a list that nobody counts: on, and back. */
export function CursorPages({ data: { items, next, previous }, page, onPlace }: Props) {
  const t = useT()
  const isOnly = next === null && previous === null
  return (
    <div className={classes.pages}>
      <span role="status">
        {isOnly ? t('list.count', { count: items.length }) : t('list.pageAt', { page })}
      </span>
      {!isOnly && (
        <nav className={classes.pageButtons} aria-label={t('list.pages')}>
          <Button
            variant="default"
            disabled={previous === null}
            onClick={() =>
              onPlace?.(page <= 2 ? { page: 1 } : { before: previous ?? undefined, page: page - 1 })
            }
          >
            {t('list.previous')}
          </Button>
          <Button
            variant="default"
            disabled={next === null}
            onClick={() => onPlace?.({ after: next ?? undefined, page: page + 1 })}
          >
            {t('list.next')}
          </Button>
        </nav>
      )}
    </div>
  )
}
