import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import styles from './chat.module.css'

const TEXT_MAX = 2000
/** HEIC is not among them, which makes a phone hand over its photographs converted. */
const CAMERA = 'image/jpeg,image/png,image/webp,image/avif'

type Props = {
  draft: string
  /** Whether it can be sent; a visitor says who they are first. */
  isReady: boolean
  onDraft: (draft: string) => void
  onSend: (text: string) => void
  /** Null where pictures are not taken. */
  onPicture: ((file: Blob) => void) | null
}

/** Where the guest writes; it grows with what is written. */
export function WriteBox({ draft, isReady, onDraft, onSend, onPicture }: Props) {
  const t = useTexts<GuestbookTranslate>()
  const field = useRef<HTMLTextAreaElement>(null)
  const text = draft.trim()
  const maySend = isReady && text !== ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: as high as what is written
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
  }, [draft])

  const send = () => {
    if (maySend) onSend(text)
  }
  /** With a keyboard Enter sends; on a phone it begins a line. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        send()
        field.current?.focus()
      }}
    >
      {onPicture && (
        <label className={styles.tool}>
          <IconCamera size={22} stroke={1.75} aria-hidden="true" />
          <HeardText>{t('chat.picture')}</HeardText>
          <input
            type="file"
            accept={CAMERA}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onPicture(file)
              target.value = ''
            }}
          />
        </label>
      )}
      <textarea
        ref={field}
        rows={1}
        maxLength={TEXT_MAX}
        value={draft}
        placeholder={t('chat.field')}
        aria-label={t('chat.field')}
        dir="auto"
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.send} disabled={!maySend} aria-label={t('chat.send')}>
        <IconArrowUp size={22} stroke={2} aria-hidden="true" />
      </button>
    </form>
  )
}
