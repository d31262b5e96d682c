import type { PmsConnection } from '@innkeeper/api/integrations.ts'
import { PMS_KINDS } from '@innkeeper/domain/integrations/systems.ts'
import { Button, Select } from '@mantine/core'
import { IconArrowRight, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { Box } from '../../components/page/box.tsx'
import { ListRow, RowList } from '../../components/page/row-list.tsx'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'
import { useLookAgain, useSavePms } from './api.ts'
import classes from './integrations.module.css'
import { type Part, settingsBody, withMatch } from './saved-settings.ts'

type Props = { connection: PmsConnection; part: Part }
type Match = PmsConnection['units'][number]

/** Which of their rooms is which of ours: what has no match stands first, the rest on request. */
export function MatchBox({ connection, part }: Props) {
  const t = useT()
  const [showsAll, setShowsAll] = useState(false)
  const lookAgain = useLookAgain()
  const matches = connection[part]
  const unmatched = matches.filter(({ ours, isByHand }) => ours === null && !isByHand)
  const settled = matches.filter((match) => !unmatched.includes(match))
  const { name } = PMS_KINDS[connection.system]
  return (
    <Box
      title={t(`integrations.match.${part}`)}
      aside={
        <StateBadge tone={unmatched.length > 0 ? 'notice' : 'good'}>
          {unmatched.length > 0
            ? t('integrations.unmatched', { count: unmatched.length })
            : t('integrations.allMatched')}
        </StateBadge>
      }
      flush
    >
      <p className={classes.lead}>{t(`integrations.matchHint.${part}`)}</p>
      <RowList aria-label={t(`integrations.match.${part}`)}>
        {[...unmatched, ...(showsAll ? settled : [])].map((match) => (
          <MatchRow key={match.id} match={match} connection={connection} part={part} />
        ))}
      </RowList>
      <div className={classes.boxFoot}>
        {settled.length > 0 && (
          <Button variant="subtle" px={0} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('integrations.showLess') : t('integrations.showMatched', { count: settled.length })}
          </Button>
        )}
        {part === 'units' && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.7} />}
            loading={lookAgain.isPending}
            onClick={() => lookAgain.mutate()}
          >
            {t('integrations.lookAgain', { name })}
          </Button>
        )}
      </div>
      <ErrorAlert error={lookAgain.error} />
    </Box>
  )
}

/** Mantine takes no empty value. */
const NONE = '-'

function MatchRow({ match, connection, part }: Props & { match: Match }) {
  const t = useT()
  const save = useSavePms()
  const own = part === 'units' ? connection.ownUnits : connection.ownCategories
  const choose = (value: string | null) => {
    const ours = value === NONE || value === null ? null : value
    save.mutate(settingsBody(connection, { mapping: withMatch(connection, part, match.id, ours) }))
  }
  return (
    <ListRow className={classes.match}>
      <span className={classes.theirs} dir="auto">
        {match.name}
      </span>
      <IconArrowRight className={classes.arrow} size={16} stroke={1.7} aria-hidden />
      <Select
        aria-label={t(`integrations.matchFor.${part}`, { theirs: match.name })}
        placeholder={t('integrations.choose')}
        searchable
        disabled={save.isPending}
        value={match.ours ?? (match.isByHand ? NONE : null)}
        data={[
          { value: NONE, label: t(`integrations.none.${part}`) },
          ...own.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={choose}
        error={save.error ? t('integrations.notSaved') : undefined}
      />
    </ListRow>
  )
}
