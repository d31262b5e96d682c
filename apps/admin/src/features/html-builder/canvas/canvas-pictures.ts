import { mediaIdOf } from '@innkeeper/domain/media/links.ts'
import type { TemplateDraft } from '@innkeeper/html-builder/draft/template-draft.ts'
import type { PagePicture } from '@innkeeper/html-builder/page/page-setting.tsx'
import { useMemo } from 'react'
import { useMedia } from '../../../components/media/api.ts'
import { useSession } from '../../../platform/session.ts'
import { useDraft, useTemplateState } from '../editor/editor-session.ts'

/** Ids of the property's own pictures that looks name. */
export function mediaIdsIn(looks: TemplateDraft['looks'], propertyId: string): string[] {
  const urls = Object.values(looks).flatMap((look) =>
    Object.values(look).flatMap((value) => {
      const url = (value as { url?: unknown } | null | undefined)?.url
      return typeof url === 'string' ? [url] : []
    }),
  )
  return [...new Set(urls.flatMap((url) => mediaIdOf(url, { propertyId, mediaOrigin: '' }) ?? []))]
}

/** Every picture of the draft, also those that were chosen a moment ago and are not saved yet. */
export function useCanvasPictures(): Readonly<Record<string, PagePicture>> {
  const { property } = useSession()
  const looks = useDraft((draft) => draft.looks)
  const saved = useTemplateState(({ latest }) => latest.pictures)
  const ids = useMemo(() => mediaIdsIn(looks, property.id), [looks, property.id])
  const files = useMedia(ids.filter((id) => !saved[id]))
  return useMemo(() => {
    const fresh = [...files.values()].map((file) => [file.id, { ...file, mediaId: file.id }] as const)
    return { ...saved, ...Object.fromEntries(fresh) }
  }, [saved, files])
}
