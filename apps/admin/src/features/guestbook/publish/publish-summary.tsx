import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { Link } from '@tanstack/react-router'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import type { CardList } from '../card-list-changes.ts'
import { cardMarks } from '../list/card-marks.ts'
import classes from './publish.module.css'

/** What guests will notice, card by card. */
export function PublishSummary({ list }: { list: CardList }) {
  const t = useT()
  const { index } = useDefaultLanguage()
  const changed = list.cards.filter(
    (row) => cardMarks(row).publication !== 'published' && (row.isPublished || row.deletedAt === null),
  )
  return (
    <>
      <h3 className={classes.title}>{t('publish.what')}</h3>
      <ul className={classes.changes}>
        {changed.map((row) => (
          <li key={row.card.id}>
            <Link to="/guestbook/cards/$cardId" params={{ cardId: row.card.id }} className={classes.card}>
              {cardDisplayName(row.card, index)}
            </Link>
            <span className={classes.state}>{t(`cards.state.${cardMarks(row).publication}`)}</span>
          </li>
        ))}
        {list.changes.tabBar && (
          <li>
            <span className={classes.card}>{t('publish.tabBar')}</span>
            <span className={classes.state}>{t('cards.state.changed')}</span>
          </li>
        )}
      </ul>
    </>
  )
}
