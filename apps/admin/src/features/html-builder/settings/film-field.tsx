import { isWebAddress, LINK_MAX } from '@innkeeper/domain/links.ts'
import { withLook } from '@innkeeper/html-builder/draft/edits.ts'
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import { useEditor } from '../editor/editor-session.ts'
import type { FieldProps } from './field-props.ts'
import { playerOf } from './player-of.ts'

const EXAMPLE = 'https://'

/** The film by its address, which says who plays it; what is no address stays here until it is one. */
export function FilmField({ field, moduleId, label, value }: FieldProps<'film'>) {
  const t = useT()
  const { edit } = useEditor()
  const { url } = value as { url: string }
  const [typed, setTyped] = useState(url)
  const own = useRef(url)
  useEffect(() => {
    if (url === own.current) return
    own.current = url
    setTyped(url)
  }, [url])
  const write = (next: string) => {
    setTyped(next)
    const address = next.trim()
    if (address !== '' && !isWebAddress(address)) return
    own.current = address
    edit(
      (draft) =>
        withLook(
          withLook(draft, moduleId, `${field.path}.url`, address),
          moduleId,
          `${field.path}.playerType`,
          playerOf(address),
        ),
      `${moduleId} film`,
    )
  }
  return (
    <TextInput
      label={label}
      description={t('templates.film.hint')}
      type="url"
      inputMode="url"
      placeholder={EXAMPLE}
      value={typed}
      maxLength={LINK_MAX}
      onChange={(event) => write(event.currentTarget.value)}
      error={typed.trim() !== '' && !isWebAddress(typed.trim()) && t('link.wrong.url')}
    />
  )
}
