import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { dayOfIsoDate } from '@innkeeper/domain/time.ts'
import { Box } from '../../../components/page/box.tsx'
import { ListRow, RowList } from '../../../components/page/row-list.tsx'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import classes from './guest-page.module.css'

/** The target groups this stay belongs to, and why. */
export function GroupsBox({ guest }: { guest: GuestPage }) {
  const t = useT()
  return (
    <Box title={t('guest.groups')} flush>
      <RowList>
        {guest.targetGroups.map(({ id, name, because }) => (
          <ListRow key={id} className={classes.row}>
            <span className={classes.rowName}>{name}</span>
            <span className={classes.quiet}>{becauseWords(t, guest, because)}</span>
          </ListRow>
        ))}
        {guest.targetGroups.length === 0 && (
          <ListRow className={classes.row}>
            <span className={classes.quiet}>{t('guest.groups.none')}</span>
          </ListRow>
        )}
      </RowList>
    </Box>
  )
}

type Because = GuestPage['targetGroups'][number]['because']

/** "Rate FLEX, 3 nights": what of this stay the group asks for. */
export function becauseWords(t: AdminTranslate, guest: GuestPage, because: Because): string {
  if (because.length === 0) return t('guest.because.everybody')
  const nights = dayOfIsoDate(guest.departure) - dayOfIsoDate(guest.arrival)
  const words: Record<Because[number], string> = {
    rateCode: t('guest.because.rateCode', { rate: guest.rateCode ?? '' }),
    unitCategory: (guest.unit?.category ?? guest.unitCategory)?.name ?? '',
    nights: t('guest.nightsCount', { count: nights }),
    returningGuest: guest.isReturningGuest ? t('guest.because.returning') : t('guest.because.first'),
  }
  return because.map((reason) => words[reason]).join(', ')
}
