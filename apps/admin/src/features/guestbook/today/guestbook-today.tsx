import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { countChanges } from '@innkeeper/domain/guestbook/draft-changes.ts'
import { IconBook2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import {
  useContentLanguages,
  useDefaultLanguage,
} from '../../../components/editing/languages/use-content-languages.ts'
import { Box } from '../../../components/page/box.tsx'
import { PendingBox } from '../../../components/page/pending-box.tsx'
import { ALL_ROWS_LINK, ListRow, RowList } from '../../../components/page/row-list.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'
import { ChangedBy } from '../changed-by.tsx'
import { useCardList } from '../use-card-list.ts'
import { changedCards } from './changed-cards.ts'
import classes from './guestbook-today.module.css'
import { languageGaps } from './language-gaps.ts'

const SHOWN = 6

/** What an editor came for: what guests do not see yet, and languages that lack words. */
export function GuestbookToday() {
  const t = useT()
  const languages = useContentLanguages()
  const main = useDefaultLanguage()
  const { data: list, error, refetch } = useCardList()
  const title = t('today.guestbook')
  if (!list) {
    const rows = { count: 3, className: classes.row, height: 34, width: '60%' }
    return <PendingBox title={title} error={error} onRetry={() => void refetch()} rows={rows} />
  }
  const changed = changedCards(list.cards)
  const total = countChanges(list.cards, list.changes.tabBar).total
  const gaps = languageGaps(list.cards, languages)
  return (
    <Box title={title} aside={total > 0 && t('today.guestbook.changes', { count: total })} flush>
      {total === 0 && (
        <EmptyState
          icon={IconBook2}
          title={t('today.guestbook.upToDate')}
          text={t('today.guestbook.upToDateText')}
        />
      )}
      <RowList>
        {changed.slice(0, SHOWN).map((row) => (
          <ListRow key={row.card.id} className={classes.row}>
            <Link to="/guestbook/cards/$cardId" params={{ cardId: row.card.id }} className={classes.name}>
              {cardDisplayName(row.card, main.index)}
            </Link>
            <span className={classes.quiet}>
              <ChangedBy changedBy={row.changedBy} changedAt={row.changedAt} />
            </span>
          </ListRow>
        ))}
        {gaps.map(({ language, count }) => (
          <ListRow key={language.index} className={classes.row}>
            <span className={classes.name}>
              {t('today.guestbook.missing', { language: language.title, count })}
            </span>
            <Link to="/guestbook/translate" className={classes.link}>
              {t('today.guestbook.translate')}
            </Link>
          </ListRow>
        ))}
      </RowList>
      <Link className={ALL_ROWS_LINK} to="/guestbook">
        {t('today.guestbook.open')}
      </Link>
    </Box>
  )
}
