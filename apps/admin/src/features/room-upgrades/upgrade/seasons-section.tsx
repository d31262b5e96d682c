import { SEASONS_MAX } from '@innkeeper/domain/room-upgrades/constants.ts'
import type { Season } from '@innkeeper/domain/room-upgrades/schema.ts'
import { AddButton } from '../../../components/editing/add-button/add-button.tsx'
import { Box } from '../../../components/page/box.tsx'
import { moved } from '../../../platform/moved.ts'
import { useT } from '../../../platform/texts.ts'
import { SeasonRow } from './season-row.tsx'
import type { UpgradeSectionProps } from './section-props.ts'
import classes from './upgrade.module.css'

/** Stretches of days with a price of their own, before that of the weekday. */
export function SeasonsSection({ form: { draft, set }, errors }: UpgradeSectionProps) {
  const t = useT()
  const { seasons } = draft
  const put = (next: Season[]) => set({ seasons: next })
  return (
    <Box title={t('roomUpgrades.section.seasons')}>
      <p className={classes.hint}>{t('roomUpgrades.seasons.hint')}</p>
      {seasons.length > 0 && (
        <ol className={classes.seasons} aria-label={t('roomUpgrades.section.seasons')}>
          {seasons.map((season, at) => (
            <SeasonRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a season has no name of its own while it is typed
              key={at}
              season={season}
              place={at}
              count={seasons.length}
              errors={errors}
              onChange={(next) => put(seasons.with(at, next))}
              onMove={(by) => put(moved(seasons, at, by))}
              onRemove={() => put(seasons.toSpliced(at, 1))}
            />
          ))}
        </ol>
      )}
      {seasons.length < SEASONS_MAX ? (
        <AddButton onClick={() => put([...seasons, { from: '', to: '', price: draft.pricePerNight }])}>
          {t('roomUpgrades.seasons.add')}
        </AddButton>
      ) : (
        <p className={classes.quiet}>{t('roomUpgrades.seasons.full', { max: SEASONS_MAX })}</p>
      )}
    </Box>
  )
}
