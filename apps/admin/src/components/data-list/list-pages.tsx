import { Button } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import classes from './data-list.module.css'

type Props = { page: number; pageSize: number; total: number; onPage: (page: number) => void }

export function ListPages({ page, pageSize, total, onPage }: Props) {
  const t = useT()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <div className={classes.pages}>
      <span role="status">{t('list.count', { count: total })}</span>
      {pages > 1 && (
        <nav className={classes.pageButtons} aria-label={t('list.pages')}>
          <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t('list.previous')}
          </Button>
          <span>{t('list.page', { page, pages })}</span>
          <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {t('list.next')}
          </Button>
        </nav>
      )}
    </div>
  )
}
