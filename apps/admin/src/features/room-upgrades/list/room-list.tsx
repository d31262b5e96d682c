import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useMedia } from '../../../components/media/api.ts'
import { Box } from '../../../components/page/box.tsx'
import { ListRow, RowList } from '../../../components/page/row-list.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import type { StaffRoom } from '../api.ts'
import { missingWords } from '../room/room-draft.ts'
import { RoomPicture } from './room-picture.tsx'
import classes from './upgrades.module.css'

/** The categories as guests read them: what each is called there, and in which languages words are missing. */
export function RoomList({ rooms }: { rooms: readonly StaffRoom[] }) {
  const t = useT()
  const languages = useContentLanguages()
  const main = languages[0]?.index ?? 0
  const files = useMedia(rooms.flatMap(({ type }) => type.pictures[0] ?? []))
  return (
    <Box title={t('roomUpgrades.rooms')} aside={t('roomUpgrades.rooms.hint')} flush>
      <RowList aria-label={t('roomUpgrades.rooms')}>
        {rooms.map((room) => {
          const { categoryId, name, type } = room
          const missing = languages.filter(({ index }) => missingWords(type.content, index, main) > 0)
          const title = type.content[main]?.title
          const isNew = missing.length === languages.length && !title
          return (
            <ListRow key={categoryId} className={classes.room}>
              <RoomPicture room={room} files={files} />
              <span className={classes.words}>
                <Link
                  to="/room-upgrades/rooms/$categoryId"
                  params={{ categoryId }}
                  className={`${classes.name} ${classes.wholeRow}`}
                >
                  {name}
                </Link>
                <span className={classes.quiet}>
                  {[title !== name && title, t('pictures.count', { count: type.pictures.length })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {missing.length > 0 && (
                <StateBadge tone="wait">
                  {t(isNew ? 'roomUpgrades.rooms.noWords' : 'roomUpgrades.rooms.missing', {
                    count: missing.length,
                    language: missing[0]?.title ?? '',
                  })}
                </StateBadge>
              )}
              <IconChevronRight className={classes.chevron} size={18} stroke={1.6} aria-hidden />
            </ListRow>
          )
        })}
      </RowList>
    </Box>
  )
}
