import { type BookingImport, IMPORT_ENCODINGS, type ImportEncoding } from '@innkeeper/api/guests/import.ts'
import { DATE_ORDERS, type DateOrder } from '@innkeeper/domain/guests/import/dates.ts'
import { DELIMITERS, type Delimiter } from '@innkeeper/domain/guests/import/delimiter.ts'
import { Button, FileButton, NativeSelect } from '@mantine/core'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './import.module.css'
import { ImportFailure } from './import-failure.tsx'
import { keptFile } from './kept-file.ts'
import { useSendFile } from './use-send-file.ts'

const DELIMITER_NAMES: Readonly<Record<Delimiter, 'comma' | 'semicolon' | 'tab' | 'bar'>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

type Props = { staged: BookingImport; dateOrder: DateOrder; onDateOrder: (order: DateOrder) => void }

/** What was recognised of a file, to be corrected where it is wrong. */
export function ReadingFacts({ staged, dateOrder, onDateOrder }: Props) {
  const t = useT()
  const send = useSendFile()
  const file = keptFile(staged.id)
  const { encoding, delimiter, format, dateCertainty } = staged
  const readAs = (change: { encoding?: ImportEncoding; delimiter?: Delimiter }, again = file) => {
    const now = { encoding, ...(delimiter ? { delimiter } : {}), ...change }
    if (again) send.mutate({ file: again, query: { ...now, replaces: staged.id } })
  }
  const isFixed = !file || send.isPending

  return (
    <Box
      title={t('bookingImport.facts')}
      aside={`${staged.fileName} · ${t('bookingImport.rows', { count: staged.rows })}`}
    >
      <div className={classes.facts}>
        <NativeSelect
          label={t('bookingImport.dates')}
          value={dateOrder}
          onChange={(event) => onDateOrder(event.currentTarget.value as DateOrder)}
          data={DATE_ORDERS.map((order) => ({ value: order, label: t(`bookingImport.dates.${order}`) }))}
          description={t(`bookingImport.dates.certainty.${dateCertainty}`)}
          inputWrapperOrder={['label', 'input', 'description']}
          data-tone={dateCertainty === 'open' || dateCertainty === 'mixed' ? 'wait' : undefined}
          classNames={{ description: classes.certainty ?? '' }}
        />
        {format === 'csv' && (
          <NativeSelect
            label={t('bookingImport.delimiter')}
            value={delimiter ?? ','}
            disabled={isFixed}
            onChange={(event) => readAs({ delimiter: event.currentTarget.value as Delimiter })}
            data={DELIMITERS.map((mark) => ({
              value: mark,
              label: t(`bookingImport.delimiter.${DELIMITER_NAMES[mark]}`),
            }))}
          />
        )}
        <NativeSelect
          label={t('bookingImport.encoding')}
          value={encoding}
          disabled={isFixed}
          onChange={(event) => readAs({ encoding: event.currentTarget.value as ImportEncoding })}
          data={IMPORT_ENCODINGS.map((one) => ({ value: one, label: t(`bookingImport.encoding.${one}`) }))}
        />
      </div>
      {!file && (
        <FileButton onChange={(again) => again && readAs({}, again)}>
          {(props) => (
            <Button {...props} variant="subtle" size="compact-md" mt="sm" loading={send.isPending}>
              {t('bookingImport.readAgain')}
            </Button>
          )}
        </FileButton>
      )}
      <ImportFailure error={send.error} />
    </Box>
  )
}
