import type { MailingPerson } from '@innkeeper/api/messaging/mailings.ts'
import { SegmentedControl, Select, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailFrame } from '../../../../components/mail-frame/mail-frame.tsx'
import { Box } from '../../../../components/page/box.tsx'
import { LoadError } from '../../../../components/states/load-error.tsx'
import { useT } from '../../../../platform/texts.ts'
import { SmsBubble } from '../../sms-bubble.tsx'
import { previewQuery } from '../api.ts'
import classes from '../compose.module.css'
import { type ComposeDraft, contentOf } from '../draft.ts'

/** Typing rests this long before the server is asked. */
const REST_MS = 600

type Props = {
  draft: ComposeDraft
  people: readonly MailingPerson[]
  shown: string | null
  onShow: (bookingId: string) => void
}

/** The message as any of its recipients gets it. */
export function PreviewBox({ draft, people, shown, onShow }: Props) {
  const t = useT()
  const person = people.find(({ bookingId }) => bookingId === shown) ?? people[0]
  const [part, setPart] = useState<'email' | 'sms'>('email')
  const [rested] = useDebouncedValue(draft, REST_MS)
  const content = contentOf(rested)
  const asked = content && person ? { content, purpose: rested.purpose, bookingId: person.bookingId } : null
  const { data, error, refetch } = useQuery(previewQuery(asked))
  const isBoth = draft.byEmail && draft.bySms
  const seen = isBoth ? part : draft.byEmail ? 'email' : 'sms'
  return (
    <Box title={t('compose.preview')}>
      <div className={classes.preview}>
        {person && (
          <Select
            aria-label={t('compose.previewAs')}
            data={people.map(({ bookingId, name, unit }) => ({
              value: bookingId,
              label: [name, unit].filter(Boolean).join(', '),
            }))}
            value={person.bookingId}
            onChange={(bookingId) => bookingId && onShow(bookingId)}
            allowDeselect={false}
            searchable
          />
        )}
        {isBoth && (
          <SegmentedControl
            aria-label={t('compose.channels')}
            value={part}
            onChange={setPart}
            data={[
              { value: 'email', label: t('outbox.channel.email') },
              { value: 'sms', label: t('outbox.channel.sms') },
            ]}
          />
        )}
        {!asked && (
          <p className={classes.hint}>{t(person ? 'compose.writeFirst' : 'compose.nobodyToShow')}</p>
        )}
        {asked && error && !data && <LoadError error={error} onRetry={refetch} />}
        {asked && !error && !data && <Skeleton height={320} />}
        {asked && seen === 'email' && data?.email && (
          <>
            <p className={classes.previewSubject} dir="auto">
              {data.email.subject}
            </p>
            <MailFrame title={data.email.subject} html={data.email.html} className={classes.mail} />
          </>
        )}
        {asked && seen === 'sms' && data?.sms && <SmsBubble text={data.sms.text} parts={data.sms.parts} />}
      </div>
    </Box>
  )
}
