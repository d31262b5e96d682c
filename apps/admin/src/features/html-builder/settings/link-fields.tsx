import { listCards } from '@innkeeper/api/guestbook.ts'
import {
  BOX_LINK_TYPES,
  type BoxLink,
  type BoxLinkType,
  isValidBoxLink,
} from '@innkeeper/domain/guestbook/box-link.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { LINKED_FEATURES } from '@innkeeper/domain/guestbook/feature-link.ts'
import { LINK_MAX } from '@innkeeper/domain/links.ts'
import { isFeatureClosed } from '@innkeeper/html-builder/draft/findings.ts'
import { Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { MediaField } from '../../../components/editing/media/media-field.tsx'
import { completedAddress } from '../../../components/editing/rich-text/completed-link.ts'
import { call } from '../../../platform/call.ts'
import { sameJson } from '../../../platform/same-json.ts'
import { useT } from '../../../platform/texts.ts'
import { pagesQuery, sourcesQuery } from '../api.ts'
import { useEditor } from '../editor/editor-session.ts'
import classes from './settings.module.css'

const KEYBOARDS = { url: 'url', email: 'email', phone: 'tel' } as const
const EXAMPLES = { url: 'https://', email: 'desk@hotel.example', phone: '+47 22 33 44 55' } as const

type Props = {
  /** Whose link it is: the module and the path in it. */
  at: string
  link: BoxLink
  onLink: (link: BoxLink) => void
}

/** What somebody typed, as it is saved; null where it is nothing of its type. */
function savedAs(type: BoxLinkType, typed: string): string | null {
  const value = type === 'url' ? (completedAddress(typed) ?? typed.trim()) : typed.trim()
  return value === '' || isValidBoxLink({ type, value }) ? value : null
}

/** What a button or a picture leads to; a value that is none for its type stays here until it is one. */
export function LinkFields({ at, link, onLink }: Props) {
  const t = useT()
  const { view } = useEditor()
  const [type, setType] = useState(link.type)
  const [typed, setTyped] = useState(() => {
    const kept = view.get().typedLinks[at]
    return kept?.type === link.type ? kept.value : link.value
  })
  const noteTyped = (unsaved: BoxLink | null) => {
    const { [at]: known, ...others } = view.get().typedLinks
    if (unsaved || known) view.set({ typedLinks: unsaved ? { ...others, [at]: unsaved } : others })
  }
  /** What these fields themselves said last. */
  const own = useRef(link)
  const forget = useEffectEvent(() => noteTyped(null))
  useEffect(() => {
    if (sameJson(link, own.current)) return
    // A colleague's link, or one that was taken back.
    own.current = link
    setType(link.type)
    setTyped(link.value)
    forget()
  }, [link])

  const keep = (next: BoxLink) => {
    own.current = next
    noteTyped(null)
    onLink(next)
  }
  const choose = (next: string | null) => {
    const chosen = BOX_LINK_TYPES.find((one) => one === next)
    if (!chosen) return
    setType(chosen)
    setTyped('')
    keep({ type: chosen, value: '' })
  }
  const write = (value: string) => {
    setTyped(value)
    const saved = savedAs(type, value)
    if (saved === null) noteTyped({ type, value })
    else keep({ type, value: saved })
  }
  /** Shown as it is saved once it is all typed. */
  const complete = () => setTyped(savedAs(type, typed) ?? typed)
  const isWrong = savedAs(type, typed) === null
  return (
    <>
      <Select
        label={t('link.type')}
        value={type}
        onChange={choose}
        allowDeselect={false}
        data={BOX_LINK_TYPES.map((value) => ({ value, label: t(`link.type.${value}`) }))}
      />
      {(type === 'url' || type === 'email' || type === 'phone') && (
        <TextInput
          label={t(`link.value.${type}`)}
          type={KEYBOARDS[type]}
          inputMode={KEYBOARDS[type]}
          placeholder={EXAMPLES[type]}
          value={typed}
          maxLength={LINK_MAX}
          onChange={(event) => write(event.currentTarget.value)}
          onBlur={complete}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && complete()}
          error={isWrong && t(`link.wrong.${type}`)}
        />
      )}
      <ChosenTarget type={type} value={typed} onChange={write} />
    </>
  )
}

type TargetProps = { type: BoxLinkType; value: string; onChange: (value: string) => void }

function ChosenTarget({ type, value, onChange }: TargetProps) {
  const t = useT()
  const { id: own } = useEditor()
  const main = useDefaultLanguage().index
  const { data: pages } = useQuery({ ...pagesQuery, enabled: type === 'page' })
  const { data: cards } = useQuery({
    queryKey: ['template-cards'],
    queryFn: () => call(listCards, {}),
    enabled: type === 'box',
  })
  const { data: sources } = useQuery({ ...sourcesQuery(main), enabled: type === 'feature' })
  if (type === 'pdf') {
    return (
      <MediaField
        kind="document"
        label={t('link.type.pdf')}
        value={value || null}
        onPick={(file) => onChange(file?.id ?? '')}
      />
    )
  }
  const choices = {
    page: (pages ?? [])
      // A page that leads to itself leads nowhere.
      .filter(({ id }) => id !== own || id === value)
      .map(({ id, name, isPublished }) => ({
        value: id,
        label: isPublished ? name : t('templates.link.unpublished', { name }),
      })),
    box: (cards?.cards ?? [])
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ card }) => ({ value: card.id, label: cardDisplayName(card, main) })),
    feature: LINKED_FEATURES.map((feature) => ({ value: feature, label: t(`templates.feature.${feature}`) })),
  }
  if (type !== 'page' && type !== 'box' && type !== 'feature') return null
  const isClosed = isFeatureClosed({ type, value }, sources?.features ?? null)
  return (
    <>
      <Select
        label={t(`link.type.${type}`)}
        placeholder={t('templates.link.choose')}
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
        data={choices[type]}
        nothingFoundMessage={t('templates.link.none')}
        searchable
      />
      {isClosed && <p className={classes.note}>{t('templates.link.closed')}</p>}
    </>
  )
}
