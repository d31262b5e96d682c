import { Button, Collapse, FileButton, Progress, Textarea } from '@mantine/core'
import { IconClipboard, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useFileDrop } from '../../../components/media/use-file-drop.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './import.module.css'
import { ImportFailure } from './import-failure.tsx'
import { useSendFile } from './use-send-file.ts'

const ACCEPTED = '.csv,.tsv,.txt,.json,.jsonl,text/csv,text/plain,application/json'

/** Where a file comes in: dropped, chosen, or pasted as text. */
export function DropStep() {
  const t = useT()
  const send = useSendFile()
  const [isPasting, setIsPasting] = useState(false)
  const [text, setText] = useState('')
  const take = (file: File | null | undefined) => file && !send.isPending && send.mutate({ file, query: {} })
  const { isOver, handlers } = useFileDrop(([file]) => take(file))

  return (
    <section
      className={classes.drop}
      data-over={isOver}
      {...handlers}
      aria-label={t('bookingImport.step.file')}
    >
      <IconFileSpreadsheet size={36} stroke={1.3} aria-hidden className={classes.dropIcon} />
      <p className={classes.dropTitle}>
        {isOver ? t('bookingImport.drop.now') : t('bookingImport.drop.title')}
      </p>
      <p className={classes.quiet}>{t('bookingImport.drop.text')}</p>
      <div className={classes.dropButtons}>
        <FileButton accept={ACCEPTED} onChange={take} disabled={send.isPending}>
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}>
              {t('bookingImport.drop.choose')}
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          aria-expanded={isPasting}
          leftSection={<IconClipboard size={18} stroke={1.6} aria-hidden />}
          onClick={() => setIsPasting(!isPasting)}
        >
          {t('bookingImport.drop.paste')}
        </Button>
      </div>
      <Collapse expanded={isPasting} className={classes.paste}>
        <Textarea
          label={t('bookingImport.drop.pasteLabel')}
          description={t('bookingImport.drop.pasteHint')}
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          mt="sm"
          disabled={text.trim() === '' || send.isPending}
          onClick={() => take(new File([text], t('bookingImport.drop.pasted'), { type: 'text/plain' }))}
        >
          {t('bookingImport.drop.read')}
        </Button>
      </Collapse>
      {send.isPending && (
        <div className={classes.sending} role="status">
          <span>{t('bookingImport.sending', { name: send.name })}</span>
          <Progress value={send.share * 100} aria-label={t('bookingImport.sending', { name: send.name })} />
        </div>
      )}
      <ImportFailure error={send.error} />
    </section>
  )
}
