import type { BookingImport } from '@innkeeper/api/guests/import.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import classes from './import.module.css'

type Import = Omit<BookingImport, 'meanings'>

/** Imports of the last weeks; each opens what became of it and can be taken back there. */
export function EarlierImports({ imports }: { imports: readonly Import[] }) {
  const t = useT()
  const { ago } = useMoment()
  if (imports.length === 0) return null
  return (
    <div className={classes.earlier}>
      <Box title={t('bookingImport.earlier')} flush>
        <ul className={classes.rows}>
          {imports.map((one) => (
            <li key={one.id}>
              <Link to="/guests/import" search={{ import: one.id }} className={classes.earlierLink}>
                <span className={classes.rowWords}>
                  <span className={classes.rowName}>{one.fileName}</span>
                  <span className={classes.quiet}>
                    {t('bookingImport.earlier.line', { who: one.by, when: ago(one.createdAt) })}
                  </span>
                </span>
                <span className={classes.earlierCounts}>
                  {t('bookingImport.earlier.counts', {
                    created: one.applied.new,
                    changed: one.applied.changed,
                    refused: one.applied.refused,
                  })}
                </span>
                <StateBadge tone={one.state === 'applied' ? 'good' : 'quiet'}>
                  {t(`bookingImport.state.${one.state as 'applied' | 'taken-back'}`)}
                </StateBadge>
                <IconChevronRight size={18} stroke={1.6} aria-hidden className={classes.chevron} />
              </Link>
            </li>
          ))}
        </ul>
      </Box>
    </div>
  )
}
