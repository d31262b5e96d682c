import { IconBook2, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Box } from '../../components/page/box.tsx'
import { ListRow, RowList } from '../../components/page/row-list.tsx'
import { useT } from '../../platform/texts.ts'
import { useMoment } from '../../platform/use-moment.ts'
import { todayNotesQuery } from './api.ts'
import classes from './today.module.css'

/** What colleagues did in the last days that whoever begins a shift should know. */
export function TodayNews() {
  const t = useT()
  const { ago } = useMoment()
  const { data } = useQuery(todayNotesQuery)
  if (!data || data.news.length === 0) return null
  return (
    <Box title={t('today.news')} flush>
      <RowList>
        {data.news.map((item) => {
          const NewsIcon = item.kind === 'published' ? IconBook2 : IconUserPlus
          return (
            <ListRow key={`${item.kind} ${item.id}`} className={classes.note}>
              <NewsIcon size={19} stroke={1.6} aria-hidden />
              <span className={classes.words}>
                {item.kind === 'published'
                  ? t('today.news.published', { by: item.by ?? '', cards: item.changedCards ?? 0 })
                  : t('today.news.joined', { name: item.name })}
                <span className={classes.below}>{ago(item.at)}</span>
              </span>
            </ListRow>
          )
        })}
      </RowList>
    </Box>
  )
}
