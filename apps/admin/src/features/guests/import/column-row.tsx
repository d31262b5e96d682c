import type { BookingImport } from '@innkeeper/api/guests/import.ts'
import { type ColumnMeaning, customMeaning, IMPORT_FIELDS } from '@innkeeper/domain/guests/import/fields.ts'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { guestFieldsQuery } from '../../../platform/guest-fields.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './import.module.css'

type Props = {
  number: number
  column: BookingImport['columns'][number]
  meaning: ColumnMeaning
  isTwice: boolean
  onMeaning: (meaning: ColumnMeaning) => void
}

/** A column with some of its values, and what it means. */
export function ColumnRow({ number, column, meaning, isTwice, onMeaning }: Props) {
  const t = useT()
  const { data: own = [] } = useQuery(guestFieldsQuery)
  const name = column.name || t('bookingImport.column', { number })
  return (
    <li className={classes.column} data-left={meaning === null || undefined}>
      <div className={classes.columnWords}>
        <span className={classes.columnName}>{name}</span>
        <span className={classes.samples}>
          {column.samples.length > 0 ? column.samples.join(' · ') : t('bookingImport.column.noSamples')}
        </span>
      </div>
      <NativeSelect
        aria-label={t('bookingImport.column.meaning', { name })}
        className={classes.meaning ?? ''}
        value={meaning ?? ''}
        error={isTwice}
        onChange={(event) => onMeaning((event.currentTarget.value || null) as ColumnMeaning)}
        data={[
          { value: '', label: t('bookingImport.column.left') },
          {
            group: t('bookingImport.column.usual'),
            items: IMPORT_FIELDS.map((field) => ({ value: field, label: t(`bookingImport.field.${field}`) })),
          },
          ...(own.length > 0
            ? [
                {
                  group: t('bookingImport.column.custom'),
                  items: own.map((field) => ({ value: customMeaning(field.id), label: field.name })),
                },
              ]
            : []),
        ]}
      />
    </li>
  )
}
