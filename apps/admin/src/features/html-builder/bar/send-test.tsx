import { sendTestEmail } from '@innkeeper/api/html-builder/emails.ts'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { onFirstPress } from '../../../components/first-press.ts'
import { call } from '../../../platform/call.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useEditor, useIsDeleted } from '../editor/editor-session.ts'
import classes from './editor-bar.module.css'

/** Sends what is on screen to oneself, in the language that is on screen. */
export function SendTest() {
  const t = useT()
  const { id, store, view } = useEditor()
  const tell = useFailureNotice(t('templates.test.failed'))
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await store.settle()
      return call(sendTestEmail, { body: { id, language: view.get().language } })
    },
    onSuccess: ({ to, isInside }) =>
      showDone(isInside ? t('templates.test.inside', { to }) : t('templates.test.sent', { to })),
    onError: tell,
  })
  return (
    <Button
      className={classes.test ?? ''}
      variant="default"
      aria-label={t('templates.test')}
      title={t('templates.test')}
      leftSection={<IconSend size={17} stroke={1.6} aria-hidden />}
      loading={isPending}
      disabled={useIsDeleted()}
      onClick={onFirstPress(() => mutate())}
    >
      {t('templates.test')}
    </Button>
  )
}
