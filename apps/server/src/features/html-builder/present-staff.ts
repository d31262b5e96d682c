import { isDeepStrictEqual } from 'node:util'
import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import { isTranslated } from '@innkeeper/domain/html-builder/localized-modules.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { WhereUsed } from '../../platform/where-used.ts'
import { findPictures } from '../media/service.ts'
import { findDefaultSignatureId } from './default-signature.ts'
import type { House } from './house.ts'
import { findLinks, type Links, NO_LINKS } from './linked-to.ts'
import { mediaIdsIn } from './media-in-content.ts'
import type { StoredTemplate } from './repository.ts'
import { contentOf } from './stored-content.ts'

type Content = Pick<TemplateContent, 'localizedData'>
type Pictures = Record<string, BoxPicture>

export type StaffPresenter = ReturnType<typeof createStaffPresenter>

/** Templates as staff edit them. */
export function createStaffPresenter(whereUsed: Pick<WhereUsed, 'pages' | 'mediaIds'>) {
  return {
    async one(tx: Tx, house: House, stored: StoredTemplate): Promise<StaffTemplate> {
      const { template } = stored
      const { linkedTo } = await findLinks(tx, house, whereUsed, template.id)
      return present(house, stored, { linkedTo, pictures: await findPicturesIn(tx, house, [template]) })
    },

    /** Only those whose ids stand anywhere are asked for one by one. */
    async all(tx: Tx, house: House, list: readonly StoredTemplate[]): Promise<StaffTemplate[]> {
      const named = new Set<string | null>(await whereUsed.mediaIds(tx, house.propertyId))
      named.add(await findDefaultSignatureId(tx, house.propertyId))
      const drafts = list.map(({ template }) => template)
      const pictures = await findPicturesIn(tx, house, drafts)
      const answers: StaffTemplate[] = []
      for (const stored of list) {
        const { id } = stored.template
        const { linkedTo } = named.has(id) ? await findLinks(tx, house, whereUsed, id) : NO_LINKS
        answers.push(present(house, stored, { linkedTo, pictures }))
      }
      return answers
    },
  }
}

type Found = Pick<Links, 'linkedTo'> & { pictures: Pictures }

function present(
  house: House,
  { template, published, revision, changedBy, publishedAt }: StoredTemplate,
  { linkedTo, pictures }: Found,
): StaffTemplate {
  const own = mediaIdsIn(template.localizedData, house)
  return {
    ...template,
    linkedTo,
    translated: isTranslated(template, house.localization),
    revision,
    changedBy,
    publishedAt: publishedAt?.toISOString() ?? null,
    isChanged: !isDeepStrictEqual(contentOf(template), published),
    pictures: Object.fromEntries(own.flatMap((id) => (pictures[id] ? [[id, pictures[id]]] : []))),
  }
}

/** The property's own pictures that some language of these contents names, described in the default language. */
export async function findPicturesIn(tx: Tx, house: House, contents: readonly Content[]): Promise<Pictures> {
  const lists = contents.map(({ localizedData }) => localizedData)
  const found = await findPictures(tx, house.propertyId, mediaIdsIn(lists, house))
  const index = defaultLanguage(house.localization)?.index ?? 0
  return Object.fromEntries(
    [...found].map(([id, { isDecorative: _, alt, ...facts }]) => [id, { ...facts, alt: alt[index] ?? '' }]),
  )
}
