import type { BookingImport, ImportRow } from '@innkeeper/api/guests/import.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { StateBadge, type StateTone } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { useFieldWords } from './field-words.ts'
import classes from './import.module.css'
import { rowTitle } from './row-title.ts'
import { useProblemWords } from './use-problem-words.ts'

const TONES: Readonly<Record<NonNullable<ImportRow['outcome']>, StateTone>> = {
  new: 'good',
  changed: 'notice',
  unchanged: 'quiet',
  refused: 'wait',
}

const othersName = ({ name, bookingNumber }: ImportRow['shares'][number]) =>
  name ? `${name} (${bookingNumber})` : bookingNumber

type Props = {
  row: ImportRow
  meanings: BookingImport['meanings']
  onMend?: (row: ImportRow) => void
}

/** One row of the file, what becomes of it and why. */
export function RowLine({ row, meanings, onMend }: Props) {
  const t = useT()
  const field = useFieldWords()
  const problemWords = useProblemWords()
  const { outcome, problems, changes, byHand, shares, takenBack } = row
  const { name, about } = rowTitle(row, meanings)
  const value = (text: string) => text || t('bookingImport.difference.none')
  return (
    <li className={classes.row}>
      <span className={classes.line}>{t('bookingImport.line', { line: row.line })}</span>
      <div className={classes.rowWords}>
        <RowName row={row} name={name} />
        <span className={classes.quiet}>{about}</span>
        {problems.map((problem) => (
          <span key={`${problem.column} ${problem.problem}`} className={classes.problem}>
            <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
            {problemWords(row, problem)}
          </span>
        ))}
        {changes.map(({ field: one, ours, file }) => (
          <span key={one} className={classes.difference}>
            {t('bookingImport.difference', { field: field(one), ours: value(ours), file: value(file) })}
          </span>
        ))}
        {byHand.map(({ field: one, ours, file }) => (
          <span key={one} className={classes.byHand}>
            {t('bookingImport.byHand', { field: field(one), ours: value(ours), file: value(file) })}
          </span>
        ))}
        {shares.length > 0 && (
          <span className={classes.shares}>
            <IconUsers size={15} stroke={1.8} aria-hidden />
            {t('bookingImport.shares', {
              unit: shares[0]?.unit ?? '',
              who: shares.map(othersName).join(', '),
            })}
          </span>
        )}
        {takenBack && <span className={classes.quiet}>{t(`bookingImport.back.why.${takenBack}`)}</span>}
      </div>
      <div className={classes.rowEnd}>
        {outcome && <StateBadge tone={TONES[outcome]}>{t(`bookingImport.show.${outcome}`)}</StateBadge>}
        {outcome === 'refused' && onMend && (
          <Button size="xs" variant="default" onClick={() => onMend(row)}>
            {t('bookingImport.mend')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What is a booking by now opens its guest's page. */
function RowName({ row: { bookingId, takenBack }, name }: { row: ImportRow; name: string }) {
  if (bookingId === null || takenBack === 'removed') return <span className={classes.rowName}>{name}</span>
  return (
    <Link className={classes.rowName} to="/guests/$bookingId" params={{ bookingId }} dir="auto">
      {name}
    </Link>
  )
}
