import { TEMPLATE_VERSION } from '@innkeeper/domain/html-builder/constants.ts'
import type { Template } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { MediaIdOf } from './media-ids.ts'
import type { PageBlock, PagePlan } from './page-plan.ts'
import type { PicturePlan } from './pictures.ts'
import { doc, p } from './rich-text-builders.ts'
import { stableId } from './stable-id.ts'

export type DemoPage = Omit<Template, 'createdAt' | 'lastModified'>

/** What every page of one property needs to know of it. */
type PagesOf<Language extends string, Picture extends string> = {
  propertyId: string
  languageIndexes: Record<Language, number>
  pictures: Record<Picture, PicturePlan<Language>>
}

export function pageId(propertyId: string, key: string): string {
  return stableId(propertyId, 'page', key)
}

export function buildPages<Language extends string, Picture extends string>(
  plans: readonly PagePlan<Language, Picture>[],
  of: PagesOf<Language, Picture>,
  mediaIdOf: MediaIdOf,
): DemoPage[] {
  const { propertyId, languageIndexes } = of
  const languages = Object.keys(languageIndexes) as Language[]
  return plans.map(({ key, name, blocks }) =>
    demoPage({
      propertyId,
      key,
      name,
      style: { innerBgColor: null, outerBgColor: null },
      localizedData: Object.fromEntries(
        languages.map((language) => [
          String(languageIndexes[language]),
          blocks(language).map((block, place) => ({
            id: `block-${place + 1}`,
            ...buildModule(block, language, of, mediaIdOf),
          })),
        ]),
      ),
    }),
  )
}

type PageParts = Pick<DemoPage, 'name' | 'style' | 'localizedData'> & { propertyId: string; key: string }

/** A page of the demo from what is its own. */
export function demoPage({ propertyId, key, ...parts }: PageParts): DemoPage {
  return {
    ...parts,
    version: TEMPLATE_VERSION,
    id: pageId(propertyId, key),
    type: 'page',
    standardType: null,
    subject: {},
    preheader: {},
    isMarketing: false,
    linkedTo: { automation: [], boxes: [], scheduled: [], tabBar: [], templates: [] },
    html: '',
  }
}

function buildModule<Language extends string, Picture extends string>(
  block: PageBlock<Picture>,
  language: Language,
  { propertyId, pictures }: PagesOf<Language, Picture>,
  mediaIdOf: MediaIdOf,
) {
  if ('header' in block) return { type: 'header', props: { content: block.header } }
  if ('text' in block) return { type: 'text', props: { contentColumnOne: block.text } }
  if ('divider' in block) return { type: 'divider', props: {} }
  if ('image' in block) {
    const { alt } = pictures[block.image]
    const image = { name: alt[language], url: `/media/${propertyId}/${mediaIdOf(block.image)}` }
    return { type: 'image', props: { columnOneImage: image } }
  }
  const button = { content: doc(p(block.button)), type: 'phone', destination: block.phone }
  return { type: 'button', props: button }
}
