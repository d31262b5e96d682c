import type { CardFact } from '@innkeeper/domain/guestbook/card-schema.ts'
import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useRef } from 'react'
import { useStay } from '../../../../platform/stay.tsx'
import { useCopy } from '../../../../platform/use-copy.ts'
import styles from './facts.module.css'

/** Names and values to read off or copy: Wi-Fi password, door code. */
export function Facts({ facts }: { facts: readonly CardFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <Fact key={fact.label + fact.value} {...fact} />
      ))}
    </dl>
  )
}

function Fact({ label, value }: CardFact) {
  const t = useTexts<GuestTranslate>()
  const text = fillPlaceholders(value, useStay().values)
  const shown = useRef<HTMLSpanElement>(null)
  const { state, copy } = useCopy()
  const Icon = state === 'copied' ? IconCheck : IconCopy
  return (
    <div className={styles.fact}>
      <dt dir="auto">{label}</dt>
      <dd>
        <span ref={shown} className={styles.value} translate="no" dir="auto">
          {text}
        </span>
        <button
          type="button"
          className={styles.copy}
          aria-label={t('fact.copy', { label })}
          onClick={() => shown.current && copy(text, shown.current)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </button>
        {/* Here and not in a toast: the page behind an open sheet is out of sight and out of hearing. */}
        <span className={styles.word} role="status">
          {state === 'copied' && t('action.copied')}
          {state === 'failed' && t('fact.notCopied')}
        </span>
      </dd>
    </div>
  )
}
