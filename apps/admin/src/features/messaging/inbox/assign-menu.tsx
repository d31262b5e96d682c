import type { Thread } from '@innkeeper/api/messaging/threads.ts'
import { Avatar, Button, Menu, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { colleaguesQuery, useAssign } from './api.ts'
import classes from './thread-pane.module.css'

/** Who answers: oneself first, then colleagues, or nobody. */
export function AssignMenu({ thread: { id, assignedTo } }: { thread: Pick<Thread, 'id' | 'assignedTo'> }) {
  const t = useT()
  const { claims } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...colleaguesQuery, enabled: isOpen })
  const assign = useAssign()
  const tellFailure = useFailureNotice(t('inbox.assign.failed'))
  const choose = (userId: string | null) => assign.mutate({ id, userId }, { onError: tellFailure })
  const others = data?.colleagues.filter((colleague) => colleague.id !== claims.user_id) ?? []
  return (
    <Menu position="bottom-end" shadow="md" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.assign}
          loading={assign.isPending}
          leftSection={
            assignedTo ? (
              <Avatar name={assignedTo.name} size={20} radius="50%" alt="" aria-hidden />
            ) : (
              <IconUserPlus size={16} stroke={1.7} aria-hidden />
            )
          }
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          <VisuallyHidden>
            {assignedTo ? t('inbox.assignedTo', { name: assignedTo.name }) : t('inbox.assign')}
          </VisuallyHidden>
          <span className={classes.buttonWords} aria-hidden>
            {assignedTo?.name.split(' ')[0] ?? t('inbox.assign')}
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {assignedTo?.id !== claims.user_id && (
          <Menu.Item onClick={() => choose(claims.user_id)}>{t('inbox.assign.me')}</Menu.Item>
        )}
        {others.map((colleague) => (
          <Menu.Item
            key={colleague.id}
            disabled={colleague.id === assignedTo?.id}
            leftSection={<Avatar name={colleague.name} size={20} radius="50%" alt="" aria-hidden />}
            onClick={() => choose(colleague.id)}
          >
            {colleague.name}
          </Menu.Item>
        ))}
        {assignedTo && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => choose(null)}>{t('inbox.assign.nobody')}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
