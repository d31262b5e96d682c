import { PREHEADER_MAX, SUBJECT_MAX } from '@innkeeper/domain/html-builder/template-schema.ts'
import { useEffect, useRef } from 'react'
import { PlaceholderInput } from '../../../components/editing/placeholders/placeholder-input.tsx'
import { useT } from '../../../platform/texts.ts'
import { useDraft, useEditor, useView } from '../editor/editor-session.ts'
import classes from './mail-head.module.css'

/** Most mail programs show this much of each. */
const ADVISED = { subject: 60, preheader: 90 } as const
const MAX = { subject: SUBJECT_MAX, preheader: PREHEADER_MAX } as const

type Props = { language: number; isOwn: boolean; fill: (words: string) => string }

/** The two lines of an e-mail that are read before it is opened, and how long they are for the shown guest. */
export function MailHead(props: Props) {
  return (
    <div className={classes.head}>
      <Line part="subject" {...props} />
      <Line part="preheader" {...props} />
    </div>
  )
}

function Line({ part, language, isOwn, fill }: Props & { part: keyof typeof ADVISED }) {
  const t = useT()
  const { edit } = useEditor()
  const words = useDraft((draft) => draft[part][language] ?? '')
  const wish = useView(({ wanted }) => (wanted?.path === part ? wanted.wish : 0))
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wish > 0) row.current?.querySelector('input')?.focus()
  }, [wish])
  const said = fill(words)
  const { length } = said
  const label = t(`templates.${part}`)
  return (
    <div ref={row} className={classes.line} data-part={part}>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      <PlaceholderInput
        aria-label={label}
        variant="unstyled"
        className={classes.input ?? ''}
        placeholder={t(`templates.${part}.example`)}
        value={words}
        maxLength={MAX[part]}
        readOnly={!isOwn}
        onWords={(next) =>
          edit((draft) => ({ ...draft, [part]: { ...draft[part], [language]: next } }), `${part} ${language}`)
        }
      />
      <span
        className={classes.count}
        data-long={length > ADVISED[part] || undefined}
        title={t('templates.advised', { count: ADVISED[part] })}
      >
        {length}
      </span>
      {said !== words && <span className={classes.said}>{t('cards.sample', { text: said })}</span>}
    </div>
  )
}
