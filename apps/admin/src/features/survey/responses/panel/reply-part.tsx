import type { SurveyResponse } from '@innkeeper/api/survey/responses.ts'
import { Button } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CopyField } from '../../../../components/copy-field/copy-field.tsx'
import { useCan, useSession } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from '../responses.module.css'
import { OpenThread } from './open-thread.tsx'
import { Part } from './part.tsx'

type Props = { response: SurveyResponse }

/** How the guest is answered: in the conversation of their stay, by e-mail, or why not at all. */
export function ReplyPart({ response }: Props) {
  const t = useT()
  return (
    <Part title={t('surveyResponses.reply')}>
      <Way response={response} />
    </Part>
  )
}

function Way({ response: { replyBy, threadId, contact, guest, hasContact } }: Props) {
  const t = useT()
  const { modules } = useSession().property
  const can = useCan()
  if (!hasContact && replyBy === null) return <Why why="nobody" />
  // Whoever may not know the guest is not told how to reach them.
  if (!can('messages:send') || !can('guests:manage')) return <Why why="notYou" />
  if (replyBy === 'thread' && modules.includes('messagingEmail')) {
    if (threadId) return <ToThread threadId={threadId} />
    if (guest?.bookingId) return <OpenThread bookingId={guest.bookingId} />
  }
  if (replyBy !== null && contact?.email) {
    return (
      <CopyField
        label={t('surveyResponses.reply.email')}
        hint={t('surveyResponses.reply.emailHint')}
        value={contact.email}
      />
    )
  }
  return <Why why="noWay" />
}

function Why({ why }: { why: 'notYou' | 'noWay' | 'nobody' }) {
  const t = useT()
  return <p className={classes.sentence}>{t(`surveyResponses.reply.${why}`)}</p>
}

function ToThread({ threadId }: { threadId: string }) {
  const t = useT()
  return (
    <Button
      variant="default"
      leftSection={<IconMessageCircle size={16} stroke={1.7} aria-hidden />}
      renderRoot={(props) => <Link to="/messages/inbox" search={{ thread: threadId }} {...props} />}
    >
      {t('surveyResponses.reply.thread')}
    </Button>
  )
}
