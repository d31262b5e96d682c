import { ActionIcon, Popover } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useT } from '../../../../platform/texts.ts'
import classes from '../results.module.css'

/** What the score is made of, for whoever wants to know. */
export function AboutScore() {
  const t = useT()
  return (
    <Popover width={320} position="bottom-start" shadow="md" withinPortal trapFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('surveyResults.about')}>
          <IconInfoCircle size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.about}>
          <p>{t('surveyResults.about.made')}</p>
          <p>{t('surveyResults.about.range')}</p>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
