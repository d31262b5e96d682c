import type { BookingImport } from '@innkeeper/api/guests/import.ts'
import type { DateOrder } from '@innkeeper/domain/guests/import/dates.ts'
import { type ColumnMeaning, meaningsTwice } from '@innkeeper/domain/guests/import/fields.ts'
import { isBookingRow } from '@innkeeper/domain/guests/import/header-row.ts'
import { Alert, Button, Switch } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Box } from '../../../components/page/box.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useT } from '../../../platform/texts.ts'
import { useCheckImport } from './api.ts'
import { ColumnRow } from './column-row.tsx'
import { DiscardButton } from './discard-button.tsx'
import { useFieldWords } from './field-words.ts'
import classes from './import.module.css'
import { missingFields } from './missing-fields.ts'
import { ReadingFacts } from './reading-facts.tsx'

/** What each column means; recognised ones are filled in. */
export function ColumnsStep({ staged }: { staged: BookingImport }) {
  const t = useT()
  const words = useFieldWords()
  const navigate = useNavigate()
  const check = useCheckImport(staged.id)
  const [meanings, setMeanings] = useState<ColumnMeaning[]>(staged.meanings)
  const [dateOrder, setDateOrder] = useState<DateOrder>(staged.dateOrder)
  const [makesNumbers, setMakesNumbers] = useState(staged.makesNumbers)
  const twice = meaningsTwice(meanings)
  const missing = missingFields(meanings, makesNumbers)
  const known = meanings.filter((meaning) => meaning !== null).length

  const look = () =>
    check.mutate(
      { meanings, dateOrder, makesNumbers },
      {
        onSuccess: () =>
          void navigate({ to: '/guests/import', search: { import: staged.id }, replace: true }),
      },
    )

  return (
    <div className={classes.parts}>
      <ReadingFacts staged={staged} dateOrder={dateOrder} onDateOrder={setDateOrder} />
      {isBookingRow(staged.columns.map(({ name }) => name)) && (
        <Alert color="yellow" variant="light" title={t('bookingImport.noHeader')}>
          {t('bookingImport.noHeader.text')}
        </Alert>
      )}
      <Box
        title={t('bookingImport.columns')}
        aside={t('bookingImport.columns.recognised', { known, total: meanings.length })}
        flush
      >
        <ul className={classes.columns}>
          {staged.columns.map((column, index) => (
            <ColumnRow
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and names may be the same.
              key={index}
              number={index + 1}
              column={column}
              meaning={meanings[index] ?? null}
              isTwice={twice.includes(meanings[index] ?? null)}
              onMeaning={(meaning) => setMeanings(meanings.with(index, meaning))}
            />
          ))}
        </ul>
      </Box>
      <Box>
        <Switch
          label={t('bookingImport.makesNumbers')}
          description={t('bookingImport.makesNumbersHint')}
          checked={makesNumbers}
          onChange={(event) => setMakesNumbers(event.currentTarget.checked)}
        />
      </Box>
      {twice.map((meaning) => (
        <Alert key={meaning} color="red" variant="light" role="alert">
          {t('bookingImport.columns.twice', { field: words(meaning) })}
        </Alert>
      ))}
      {missing.length > 0 && (
        <Alert color="yellow" variant="light">
          {t('bookingImport.columns.needs', { fields: missing.map(words).join(', ') })}
        </Alert>
      )}
      <ErrorAlert error={check.error} />
      <div className={classes.actions}>
        <span className={classes.quiet}>{t('bookingImport.empty')}</span>
        <DiscardButton staged={staged} />
        <Button onClick={look} loading={check.isPending} disabled={twice.length > 0 || known === 0}>
          {t('bookingImport.check')}
        </Button>
      </div>
    </div>
  )
}
