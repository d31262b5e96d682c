import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useRef } from 'react'
import { useCopy } from '../../../platform/use-copy.ts'
import styles from './copy-button.module.css'

type CopyButtonProps = {
  text: string
  /** What it copies, in words. */
  label: string
  isWordShown?: boolean
}

/** Copies, and says so for two seconds in its own place. */
export function CopyButton({ text, label, isWordShown = false }: CopyButtonProps) {
  const t = useTexts<GuestbookTranslate>()
  const source = useRef<HTMLSpanElement>(null)
  const { state, copy } = useCopy()
  const isCopied = state === 'copied'
  const Icon = isCopied ? IconCheck : IconCopy
  const said = isCopied ? t('action.copied') : state === 'failed' ? t('fact.notCopied') : null
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-copied={isCopied || undefined}
        aria-label={said ?? label}
        onClick={() => source.current && copy(text, source.current)}
      >
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <span>{said ?? (isWordShown && label)}</span>
        {/* Where the clipboard is closed to pages, this is what is selected instead. */}
        <span ref={source} className={styles.source} aria-hidden="true">
          {text}
        </span>
      </button>
      <span className={styles.source} role="status">
        {said}
      </span>
    </>
  )
}
