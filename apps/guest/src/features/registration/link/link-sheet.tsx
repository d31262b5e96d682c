import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { type FormEvent, useId, useState } from 'react'
import { RisingSheet } from '../../../platform/rising-sheet.tsx'
import styles from './companion-link.module.css'
import { ReadyLink } from './ready-link.tsx'
import type { useRegistrationLink } from './use-registration-link.ts'

const NAME_MAX = 60

type LinkSheetProps = {
  isOpen: boolean
  links: ReturnType<typeof useRegistrationLink>
  /** Whom an earlier link was for, where it is made anew. */
  again: { name: string; linkId: string } | null
  onClose: () => void
}

/** Asks whom the link is for, makes it and hands it on. */
export function LinkSheet({ isOpen, links, again, onClose }: LinkSheetProps) {
  const t = useTexts<RegistrationTranslate>()
  const id = useId()
  const [written, setWritten] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { link, isMaking, make } = links
  const problem = isMissing ? t('link.nameMissing') : links.problem
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React hands it on to the form the sheet belongs to.
    event.stopPropagation()
    const name = again?.name ?? written.trim()
    setIsMissing(name === '')
    if (name !== '') void make(name, again?.linkId ?? null)
  }
  return (
    <RisingSheet
      isOpen={isOpen}
      label={t('link.title')}
      onClose={() => {
        setWritten('')
        setIsMissing(false)
        onClose()
      }}
    >
      <div className={styles.sheet}>
        {link ? (
          <ReadyLink link={link} />
        ) : (
          <form onSubmit={submit} noValidate>
            <h2 className={styles.title}>
              {again ? t('link.againTitle', { name: again.name }) : t('link.title')}
            </h2>
            <p className={styles.quiet}>{t(again ? 'link.againText' : 'link.text')}</p>
            {!again && (
              <label className={styles.field} data-invalid={isMissing || undefined}>
                <span>{t('link.name')}</span>
                <input
                  value={written}
                  maxLength={NAME_MAX}
                  autoComplete="off"
                  autoCapitalize="words"
                  dir="auto"
                  aria-invalid={isMissing || undefined}
                  aria-describedby={`${id}-problem`}
                  onChange={({ target }) => {
                    setWritten(target.value)
                    setIsMissing(false)
                  }}
                />
              </label>
            )}
            <p id={`${id}-problem`} className={styles.problem} role="alert">
              {problem}
            </p>
            <Button type="submit" isWide disabled={isMaking}>
              {t(isMaking ? 'link.making' : 'link.make')}
            </Button>
          </form>
        )}
      </div>
    </RisingSheet>
  )
}
