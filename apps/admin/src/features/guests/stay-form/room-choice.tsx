import type { OfferedUnit } from '@innkeeper/api/guests/guest-page.ts'
import { Alert, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import { RoomRow } from './room-row.tsx'
import { roomGroups, roomsInSight } from './room-rows.ts'
import classes from './stay-form.module.css'

/** With more rooms than this one types the number. */
const MANY_ROOMS = 12

const countOf = (groups: readonly { units: readonly OfferedUnit[] }[]) =>
  groups.reduce((count, { units }) => count + units.length, 0)

type Props = {
  units: readonly OfferedUnit[]
  /** Whether no rooms mean that there are none. */
  isLoaded: boolean
  nights: { arrival: string; departure: string }
  chosen: string | null
  /** The room the booking has already. */
  ownUnitId: string | null
  onChoose: (unit: OfferedUnit, isShared: boolean) => void
  sharing: { reason: string; onReason: (reason: string) => void; isMissing: boolean }
  error: string | null
}

/** Rooms of the booked category for these nights, and the others when asked for. */
export function RoomChoice({ units, isLoaded, error, ...row }: Props) {
  const t = useT()
  const fitting = units.filter(({ isAsBooked }) => isAsBooked)
  const isElsewhere = units.some(({ id, isAsBooked }) => id === row.chosen && !isAsBooked)
  const [asked, setAsked] = useState<boolean | null>(null)
  const showsOthers = asked ?? (isElsewhere || fitting.length === 0)
  const [search, setSearch] = useState('')
  const [showsTaken, setShowsTaken] = useState(false)
  const sight = { chosen: row.chosen, search, showsTaken }
  const own = roomsInSight(fitting, sight)
  const elsewhere = units.filter(({ isAsBooked }) => !isAsBooked)
  const others = roomGroups(showsOthers ? roomsInSight(elsewhere, sight) : [])
  const looked = showsOthers ? units : fitting
  const isHidden = roomsInSight(looked, { ...sight, showsTaken: true }).length > own.length + countOf(others)
  const category = fitting[0]?.category.name
  return (
    <fieldset className={classes.rooms}>
      <legend className={classes.legend}>
        <span className={classes.legendName}>{t('guests.unit')}</span>
        {category && <span>{t('guest.room.ofCategory', { category })}</span>}
        {fitting.length > 0 && elsewhere.length > 0 && (
          <button type="button" className={classes.textButton} onClick={() => setAsked(!showsOthers)}>
            {showsOthers ? t('guest.room.onlyBooked') : t('guest.room.others')}
          </button>
        )}
      </legend>
      {error && (
        <Alert color="red" variant="light" role="alert" mb="xs">
          {error}
        </Alert>
      )}
      {looked.length > MANY_ROOMS && (
        <TextInput
          mb="xs"
          aria-label={t('guest.room.search')}
          placeholder={t('guest.room.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {isLoaded && units.length === 0 && <p className={classes.quiet}>{t('guest.room.none')}</p>}
      {own.length > 0 && (
        <div className={classes.roomList}>
          {own.map((unit) => (
            <RoomRow key={unit.id} unit={unit} {...row} />
          ))}
        </div>
      )}
      {others.map(({ name, units: inCategory }) => (
        <div key={name} className={classes.otherRooms}>
          <span className={classes.quiet}>{name}</span>
          <div className={classes.roomList}>
            {inCategory.map((unit) => (
              <RoomRow key={unit.id} unit={unit} {...row} />
            ))}
          </div>
        </div>
      ))}
      {isHidden && (
        <button type="button" className={classes.taken} onClick={() => setShowsTaken(true)}>
          {t('guest.room.showTaken')}
        </button>
      )}
    </fieldset>
  )
}
