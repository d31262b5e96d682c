import type { CleaningList } from '@innkeeper/api/cleaning/list.ts'
import { useMemo, useRef } from 'react'
import { Box } from '../../../components/page/box.tsx'
import { useCan, useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import type { CleaningSearch } from '../cleaning-search.ts'
import { NoneListed } from './none-listed.tsx'
import classes from './room-row.module.css'
import { RoomRow } from './room-row.tsx'
import { useRoomWords } from './room-words.ts'
import { floorsOf, isToDo, roomsListed, type ShownRoom } from './rooms-shown.ts'
import type { RowSettings } from './row-settings.ts'
import { useHeldRooms } from './use-held-rooms.ts'
import { useRoomActs } from './use-room-acts.ts'

type Props = {
  list: CleaningList
  rooms: readonly ShownRoom[]
  search: CleaningSearch
  onChange: (change: CleaningSearch) => void
}

/** The rooms that are asked for, floor by floor or what is needed first on top. */
export function RoomList({ list, rooms, search: { filter = 'to do', order = 'floor' }, onChange }: Props) {
  const t = useT()
  const { claims } = useSession()
  const userId = claims.user_id
  const mayMark = useCan()('cleaning:mark')
  const { isInspected } = list.settings
  const { people } = list
  const words = useRoomWords(list.timeZone)
  const { held, hold } = useHeldRooms(`${list.date} ${filter} ${order}`)
  const acts = useRoomActs(list.date, hold)
  const settings = useMemo<RowSettings>(
    () => ({ isInspected, people, userId, mayMark }),
    [isInspected, people, userId, mayMark],
  )
  const before = useRef<readonly string[]>([])
  const listed = roomsListed(rooms, { order, filter, userId, held, before: before.current })
  before.current = listed.map(({ unit }) => unit.id)

  if (listed.length === 0) {
    return (
      <NoneListed
        filter={filter}
        isDayEmpty={!rooms.some(({ isToClean }) => isToClean)}
        onChange={onChange}
      />
    )
  }
  const groups = order === 'floor' ? floorsOf(listed) : [{ floor: null, rooms: listed }]
  return (
    <div className={classes.groups}>
      {groups.map(({ floor, rooms: onFloor }) => {
        const name = floorName(t, floor, order)
        return (
          <section key={floor ?? 'none'} className={classes.group} aria-label={name}>
            {name && (
              <h2 className={classes.floor}>
                {name}
                <span className={classes.floorCount}>
                  {t('cleaning.onFloor', { count: onFloor.filter(isToDo).length })}
                </span>
              </h2>
            )}
            <Box flush>
              <ul className={classes.rows}>
                {onFloor.map((room) => (
                  <RoomRow
                    key={room.unit.id}
                    room={room}
                    date={list.date}
                    words={words}
                    acts={acts}
                    settings={settings}
                  />
                ))}
              </ul>
            </Box>
          </section>
        )
      })}
    </div>
  )
}

function floorName(t: ReturnType<typeof useT>, floor: number | null, order: string): string | undefined {
  if (order !== 'floor') return undefined
  return floor === null ? t('cleaning.noFloor') : t('guest.room.floor', { floor })
}
