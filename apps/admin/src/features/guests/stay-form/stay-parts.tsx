import { NativeSelect } from '@mantine/core'
import { Fragment } from 'react'
import { useT } from '../../../platform/texts.ts'
import { RoomChoice } from './room-choice.tsx'
import { roomGroups } from './room-rows.ts'
import {
  ArrivalField,
  CustomFields,
  DepartureField,
  LanguageField,
  NumberFields,
  PeopleFields,
  PersonFields,
  type StayFieldsProps,
  TimeFields,
} from './stay-fields.tsx'
import classes from './stay-form.module.css'
import type { Rooms } from './use-rooms.ts'

/** The parts a form of a stay is made of. */
export type StayPart =
  | 'person'
  | 'departureAndLanguage'
  | 'days'
  | 'departure'
  | 'languageAndCategory'
  | 'people'
  | 'times'
  | 'numbers'
  | 'custom'
  | 'room'

type Props = StayFieldsProps & {
  parts: readonly StayPart[]
  rooms: Rooms
  ownUnitId: string | null
  isTried: boolean
  roomError: string | null
}

export function StayParts({ parts, rooms, ownUnitId, isTried, roomError, ...fields }: Props) {
  const { draft, set } = fields
  const shown: Record<StayPart, () => React.ReactNode> = {
    person: () => <PersonFields {...fields} />,
    departureAndLanguage: () => (
      <div className={classes.fields}>
        <DepartureField {...fields} />
        <LanguageField {...fields} />
      </div>
    ),
    days: () => (
      <div className={classes.fields}>
        <ArrivalField {...fields} />
        <DepartureField {...fields} />
      </div>
    ),
    departure: () => <DepartureField {...fields} />,
    languageAndCategory: () => (
      <div className={classes.fields}>
        <LanguageField {...fields} />
        <CategoryField {...fields} units={rooms.units} />
      </div>
    ),
    people: () => <PeopleFields {...fields} />,
    times: () => <TimeFields {...fields} />,
    numbers: () => <NumberFields {...fields} />,
    custom: () => <CustomFields {...fields} />,
    room: () => (
      <RoomChoice
        units={rooms.units}
        isLoaded={rooms.isLoaded}
        nights={draft}
        chosen={rooms.chosen}
        ownUnitId={ownUnitId}
        onChoose={(unit, isShared) => set({ unitId: unit.id, ...(isShared ? {} : { sharedUnitReason: '' }) })}
        sharing={{
          reason: draft.sharedUnitReason,
          onReason: (sharedUnitReason) => set({ sharedUnitReason }),
          isMissing: isTried && rooms.isReasonMissing,
        }}
        error={roomError}
      />
    ),
  }
  return (
    <div className={classes.parts}>
      {parts.map((part) => (
        <Fragment key={part}>{shown[part]()}</Fragment>
      ))}
    </div>
  )
}

/** What is booked; the room may be of another. */
function CategoryField({ draft, set, units }: StayFieldsProps & Pick<Rooms, 'units'>) {
  const t = useT()
  const categories = new Map(units.map(({ category }) => [category.id, category.name]))
  if (roomGroups(units).length === 0) return null
  return (
    <NativeSelect
      label={t('guest.category')}
      value={draft.unitCategoryId ?? ''}
      onChange={(event) => set({ unitCategoryId: event.currentTarget.value || null })}
      data={[
        { value: '', label: t('guest.category.any') },
        ...[...categories].map(([value, label]) => ({ value, label })),
      ]}
    />
  )
}
