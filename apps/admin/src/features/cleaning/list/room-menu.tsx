import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconDots,
  IconHandGrab,
  IconPlayerPlay,
  IconSparkles,
  IconUser,
  IconUserOff,
} from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import { ReportProblem } from './problems/report-problem.tsx'
import { otherSteps, type StepKind } from './room-acts.ts'
import classes from './room-row.module.css'
import type { ShownRoom } from './rooms-shown.ts'
import type { RowSettings } from './row-settings.ts'
import type { RoomActs } from './use-room-acts.ts'

const STEP_ICONS: Readonly<Record<StepKind, typeof IconCheck>> = {
  started: IconPlayerPlay,
  done: IconCheck,
  inspected: IconSparkles,
  reopened: IconArrowBackUp,
}

type Props = { room: ShownRoom; acts: RoomActs; settings: RowSettings }

/** Everything else that can be done with a room. */
export function RoomMenu({ room, acts, settings }: Props) {
  const t = useT()
  const [isReporting, report] = useDisclosure(false)
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={250}>
        <Menu.Target>
          <ActionIcon
            className={classes.more}
            aria-label={t('cleaning.more', { room: room.unit.code })}
            variant="default"
          >
            <IconDots size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          <Items room={room} acts={acts} settings={settings} onReport={report.open} />
        </Menu.Dropdown>
      </Menu>
      {isReporting && <ReportProblem room={room} acts={acts} onClose={report.close} />}
    </>
  )
}

function Items({ room, acts, settings, onReport }: Props & { onReport: () => void }) {
  const t = useT()
  const { assignee } = room.task
  const give = (person: { id: string; name: string } | null) =>
    acts.press(room, { kind: 'assigned', assignee: person })
  const me = settings.people.find(({ id }) => id === settings.userId)
  const others = settings.people.filter(({ id }) => id !== settings.userId && id !== assignee?.id)
  return (
    <>
      {otherSteps(room, settings).map((step) => {
        const StepIcon = STEP_ICONS[step]
        return (
          <Menu.Item
            key={step}
            leftSection={<StepIcon size={17} stroke={1.7} />}
            onClick={() => acts.press(room, { kind: step })}
          >
            {t(`cleaning.do.${step}`)}
          </Menu.Item>
        )
      })}
      <Menu.Item leftSection={<IconAlertTriangle size={17} stroke={1.7} />} onClick={onReport}>
        {t('cleaning.problem.report')}
      </Menu.Item>
      <Menu.Divider />
      {me && assignee?.id !== me.id && (
        <Menu.Item leftSection={<IconHandGrab size={17} stroke={1.7} />} onClick={() => give(me)}>
          {t('cleaning.giveMe')}
        </Menu.Item>
      )}
      {assignee && (
        <Menu.Item leftSection={<IconUserOff size={17} stroke={1.7} />} onClick={() => give(null)}>
          {t('cleaning.giveNobody')}
        </Menu.Item>
      )}
      {others.length > 0 && <Menu.Label>{t('cleaning.giveTo')}</Menu.Label>}
      {others.map((person) => (
        <Menu.Item
          key={person.id}
          leftSection={<IconUser size={17} stroke={1.7} />}
          onClick={() => give(person)}
        >
          {person.name}
        </Menu.Item>
      ))}
    </>
  )
}
