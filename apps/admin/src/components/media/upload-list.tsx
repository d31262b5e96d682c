import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { codeText } from '../../platform/error-text.ts'
import { type AdminTranslate, useT } from '../../platform/texts.ts'
import classes from './media.module.css'
import type { UploadItem, UploadState } from './upload-queue.ts'

type Props = { items: readonly UploadItem[]; onRemove: (id: number) => void; onRetry: (id: number) => void }

/** What is on its way, what has come, and what was refused and why. */
export function UploadList({ items, onRemove, onRetry }: Props) {
  const t = useT()
  if (items.length === 0) return null
  return (
    <ul className={classes.uploads} aria-label={t('media.uploads')}>
      {items.map(({ id, file, state }) => (
        <li key={id} className={classes.upload} data-state={state.name}>
          <span className={classes.uploadName}>{file.name}</span>
          <span className={classes.uploadState} role={state.name === 'refused' ? 'alert' : 'status'}>
            {stateText(t, state)}
          </span>
          {state.name === 'sending' && (
            <Progress
              className={classes.uploadBar}
              value={state.share * 100}
              aria-label={t('media.progressOf', { name: file.name })}
            />
          )}
          {state.name === 'refused' && canRetry(state) && (
            <Button variant="subtle" size="compact-sm" onClick={() => onRetry(id)}>
              {t('action.retry')}
            </Button>
          )}
          {state.name === 'done' && <IconCheck size={18} stroke={1.8} aria-hidden />}
          <ActionIcon
            aria-label={
              state.name === 'sending' || state.name === 'waiting'
                ? t('media.cancelUpload', { name: file.name })
                : t('media.dismissUpload', { name: file.name })
            }
            onClick={() => onRemove(id)}
          >
            <IconX size={16} stroke={1.7} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}

/** A file that is refused for what it is would be refused again. */
function canRetry({ code }: Extract<UploadState, { name: 'refused' }>): boolean {
  return !code.startsWith('media/') || code === 'media/busy'
}

function stateText(t: AdminTranslate, state: UploadState): string {
  switch (state.name) {
    case 'waiting':
      return t('media.upload.waiting')
    case 'sending':
      return state.share < 1
        ? t('media.upload.sending', { percent: Math.round(state.share * 100) })
        : t('media.upload.preparing')
    case 'done':
      return state.isKnown ? t('media.upload.known', { name: state.file.fileName }) : t('media.upload.done')
    case 'refused':
      return codeText(t, state.code)
  }
}
