import { PMS_KINDS, PMS_SYSTEMS, type PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import { Button } from '@mantine/core'
import { IconPlug } from '@tabler/icons-react'
import { useState } from 'react'
import { Box } from '../../components/page/box.tsx'
import { ListRow, RowList } from '../../components/page/row-list.tsx'
import { useT } from '../../platform/texts.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import classes from './integrations.module.css'

/** The systems that can be connected, and what each can do. */
export function ConnectBox() {
  const t = useT()
  const [chosen, setChosen] = useState<PmsSystem | null>(null)
  return (
    <Box title={t('integrations.systems')} flush>
      <RowList>
        {PMS_SYSTEMS.map((system) => (
          <ListRow key={system} className={classes.system}>
            <span className={classes.mark} aria-hidden>
              {PMS_KINDS[system].name.slice(0, 1)}
            </span>
            <span className={classes.words}>
              <strong>{PMS_KINDS[system].name}</strong>
              <span className={classes.quiet}>{t(`integrations.about.${system}`)}</span>
            </span>
            <Button leftSection={<IconPlug size={16} stroke={1.7} />} onClick={() => setChosen(system)}>
              {t('integrations.connect')}
            </Button>
          </ListRow>
        ))}
      </RowList>
      <p className={classes.foot}>{t('integrations.otherSystems')}</p>
      {chosen && <ConnectDialog system={chosen} onClose={() => setChosen(null)} />}
    </Box>
  )
}
