import { CARD_STATES } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { Button, Popover, Select } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../../platform/texts.ts'
import classes from './preview.module.css'
import { settingsCount, type ViewChoice } from './view-as.ts'
import { ViewAsFields } from './view-as-fields.tsx'

type Props = { choice: ViewChoice; onChoice: (choice: ViewChoice) => void; children: ReactNode }

/** As whom and when the phone shows the guestbook. */
export function ViewAsBar({ choice, onChoice, children }: Props) {
  const t = useT()
  const count = settingsCount(choice)
  return (
    <div className={classes.bar}>
      <Select
        aria-label={t('preview.phase')}
        value={choice.state}
        onChange={(next) => {
          const state = CARD_STATES.find((one) => one === next)
          if (state) onChoice({ ...choice, state, guest: null })
        }}
        data={CARD_STATES.map((value) => ({ value, label: t(`visibility.phase.${value}`) }))}
        allowDeselect={false}
        className={classes.phase}
      />
      <Popover position="bottom-end" shadow="md" width={300} trapFocus withinPortal>
        <Popover.Target>
          <Button
            variant={count > 0 ? 'light' : 'default'}
            leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.6} />}
          >
            {count > 0 ? t('preview.viewAsCount', { count }) : t('preview.viewAs')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.viewAs}>
          <ViewAsFields choice={choice} onChoice={onChoice} />
        </Popover.Dropdown>
      </Popover>
      {children}
    </div>
  )
}
