import { previewEmail } from '@innkeeper/api/html-builder/emails.ts'
import { EMAIL_MAX_BYTES } from '@innkeeper/domain/html-builder/constants.ts'
import { contentOfDraft } from '@innkeeper/html-builder/draft/draft-of-content.ts'
import { Alert, SegmentedControl, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailFrame } from '../../../components/mail-frame/mail-frame.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { call } from '../../../platform/call.ts'
import { useT } from '../../../platform/texts.ts'
import { useDraft, useEditor, useView } from '../editor/editor-session.ts'
import classes from './mail-preview.module.css'

/** Typing rests this long before the server is asked. */
const REST_MS = 500

/** The draft as a mail program gets it: compiled by the server, in a frame that runs nothing. */
export function MailPreview() {
  const t = useT()
  const { type } = useEditor()
  const language = useView((view) => view.language)
  const width = useView((view) => view.width)
  const isDark = useView((view) => view.isDark)
  const bookingId = useView(({ guest }) => (typeof guest === 'object' ? guest.id : undefined))
  const [draft] = useDebouncedValue(
    useDraft((now) => now),
    REST_MS,
  )
  const [part, setPart] = useState<'html' | 'text'>('html')
  const { data, error, refetch } = useQuery({
    queryKey: ['template-preview', type, language, bookingId, draft],
    queryFn: () =>
      call(previewEmail, {
        body: {
          type,
          content: contentOfDraft(draft),
          language,
          ...(bookingId && { bookingId }),
        },
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  return (
    <section className={classes.preview} aria-label={t('templates.look.mail')}>
      <div className={classes.head}>
        <SegmentedControl
          aria-label={t('templates.mail.part')}
          value={part}
          onChange={setPart}
          data={[
            { value: 'html', label: t('templates.mail.html') },
            { value: 'text', label: t('templates.mail.text') },
          ]}
        />
        {data && (
          <span className={classes.size}>
            {t('templates.mail.size', { size: Math.ceil(data.bytes / 1024) })}
          </span>
        )}
      </div>
      {data && data.bytes > EMAIL_MAX_BYTES && <Alert color="red">{t('templates.mail.tooLong')}</Alert>}
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={480} />}
      {data && type === 'email' && (
        <dl className={classes.lines} data-width={width}>
          <dt>{t('templates.subject')}</dt>
          <dd className={classes.subject}>{data.subject}</dd>
          <dt>{t('templates.preheader')}</dt>
          <dd>{data.preheader}</dd>
        </dl>
      )}
      {data && part === 'html' && (
        <MailFrame
          title={data.subject || t('templates.look.mail')}
          width={width}
          html={data.html}
          isDark={isDark}
          className={classes.frame}
        />
      )}
      {data && part === 'text' && <pre className={classes.text}>{data.text}</pre>}
    </section>
  )
}
