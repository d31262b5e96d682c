import {
  BOX_LINK_TYPES,
  type BoxLink,
  type BoxLinkType,
  isValidBoxLink,
} from '@innkeeper/domain/guestbook/box-link.ts'
import { isLinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import { Select, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { MediaField } from '../../../components/editing/media/media-field.tsx'
import { sameJson } from '../../../platform/same-json.ts'
import { useT } from '../../../platform/texts.ts'
import { withOption } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { CardSelect } from './card-select.tsx'
import { FeatureSelect } from './feature-select.tsx'
import { PageSelect } from './page-select.tsx'

const KEYBOARDS = { url: 'url', email: 'email', phone: 'tel' } as const
const EXAMPLES = { url: 'https://', email: 'desk@hotel.example', phone: '+47 22 33 44 55' } as const

type Props = { label: string; description?: string | undefined }

/** Where a card or its button leads; a value that is none for its type stays here until it is one. */
export function LinkFields({ label, description }: Props) {
  const t = useT()
  const store = useStore()
  const link = useDraftField(({ options }) => options.link)
  const [type, setType] = useState<BoxLinkType | null>(link?.type ?? null)
  const [typed, setTyped] = useState(link?.value ?? '')

  /** What this field itself told the store last. */
  const own = useRef(link)

  useEffect(() => {
    if (sameJson(link, own.current)) return
    // A colleague's link, or one that was taken back.
    own.current = link
    setType(link?.type ?? null)
    setTyped(link?.value ?? '')
  }, [link])

  const keep = (next: BoxLink | undefined) => {
    if (next && !isValidBoxLink(next)) return
    own.current = next
    store.change((draft) => withOption(draft, 'link', next))
  }
  const choose = (next: string | null) => {
    const chosen = BOX_LINK_TYPES.find((one) => one === next) ?? null
    setType(chosen)
    setTyped('')
    if (!chosen) keep(undefined)
  }
  const write = (value: string) => {
    setTyped(value)
    if (type) keep(value.trim() === '' ? undefined : { type, value: value.trim() })
  }
  const isWrong = type !== null && typed.trim() !== '' && !isValidBoxLink({ type, value: typed.trim() })

  return (
    <>
      <Select
        label={label}
        description={description}
        placeholder={t('link.none')}
        value={type}
        onChange={choose}
        clearable
        data={BOX_LINK_TYPES.map((value) => ({ value, label: t(`link.type.${value}`) }))}
      />
      {(type === 'url' || type === 'email' || type === 'phone') && (
        <TextInput
          label={t(`link.value.${type}`)}
          type={KEYBOARDS[type]}
          inputMode={KEYBOARDS[type]}
          placeholder={EXAMPLES[type]}
          value={typed}
          maxLength={2000}
          onChange={(event) => write(event.currentTarget.value)}
          error={isWrong && t(`link.wrong.${type}`)}
        />
      )}
      {type === 'box' && <CardSelect value={typed} onChange={write} />}
      {type === 'page' && <PageSelect value={typed} onChange={write} />}
      {type === 'feature' && (
        <FeatureSelect
          value={isLinkedFeature(typed) ? typed : null}
          onChange={(feature) => write(feature ?? '')}
        />
      )}
      {type === 'pdf' && (
        <MediaField
          kind="document"
          label={t('link.type.pdf')}
          value={typed || null}
          onPick={(file) => write(file?.id ?? '')}
        />
      )}
    </>
  )
}
