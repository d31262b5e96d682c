import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { COMMENT_MAX } from '@innkeeper/domain/orders/constants.ts'
import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { showDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useSaveNote } from './api.ts'
import { takeAskedNote } from './asked-note.ts'
import classes from './requests.module.css'

/** Marked for the key that leads here. */
export const NOTE_MARK = 'data-request-note'

/** A note among those who handle guests; a colleague's newer one comes in while nothing is typed. */
export function NoteField({ request }: { request: OrderRequest }) {
  const t = useT()
  const save = useSaveNote()
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const stored = request.note ?? ''
  const note = typed ?? stored
  const isChanged = note.trim() !== stored
  const send = () => {
    if (!isChanged || save.isPending) return
    const onSuccess = () => {
      setTyped(null)
      showDone(t('requests.note.saved'))
    }
    save.mutate({ id: request.id, note: note.trim() }, { onSuccess })
  }
  // Whoever closes the panel meant what they wrote.
  const sendAtLast = useRef(send)
  sendAtLast.current = send
  useEffect(() => () => sendAtLast.current(), [])
  const [isAsked] = useState(() => takeAskedNote(request.id))
  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])
  return (
    <div className={classes.note}>
      <Textarea
        ref={field}
        // A panel that opens with the field in it would put the focus elsewhere.
        data-autofocus={isAsked || undefined}
        label={t('requests.note')}
        description={t('requests.note.hint')}
        autosize
        minRows={1}
        maxLength={COMMENT_MAX}
        value={note}
        {...{ [NOTE_MARK]: '' }}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={send}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
      />
      {isChanged && (
        <Button size="xs" variant="default" loading={save.isPending} onClick={send}>
          {t('requests.note.save')}
        </Button>
      )}
      <ErrorAlert error={save.error} />
    </div>
  )
}
