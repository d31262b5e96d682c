import { TEMPLATE_VERSION, type TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import {
  type BaseProperty,
  buildBaseTemplate,
  type PresetName,
} from '@innkeeper/html-builder/base-templates/build.ts'
import type { DemoPage } from './build-pages.ts'
import type { MediaIdOf } from './media-ids.ts'
import type { PicturePlan } from './pictures.ts'
import { stableId } from './stable-id.ts'

/** E-mails and signatures of one property, made from presets as its staff would make them. */
type BaseTemplatesOf<Picture extends string> = {
  property: Property
  website: string
  pictures: Record<Picture, PicturePlan<string>>
  /** Which of them the templates show, best first. */
  shown: readonly Picture[]
  templates: readonly { preset: PresetName; type: TemplateType }[]
}

export function baseTemplateId(propertyId: string, preset: PresetName, type: TemplateType): string {
  return stableId(propertyId, type, preset)
}

export function buildBaseTemplates<Picture extends string>(
  { property, website, pictures, shown, templates }: BaseTemplatesOf<Picture>,
  mediaIdOf: MediaIdOf,
): DemoPage[] {
  const { propertyId, contact } = property
  const filledWith: BaseProperty = {
    name: property.name,
    localization: property.localization,
    brand: property.brand,
    checkInTime: property.checkInTime,
    checkOutTime: property.checkOutTime,
    phone: contact.phone,
    email: contact.email,
    postalAddress: contact.address,
    website,
    pictures: shown.map((key) => ({
      url: `/media/${propertyId}/${mediaIdOf(key)}`,
      alt: pictures[key].alt,
    })),
    // Where an installation is found is not known while the demo is written.
    guestbookUrl: '',
  }
  return templates.map(({ preset, type }) => {
    let count = 0
    const content = buildBaseTemplate(preset, type, filledWith, () => `block-${++count}`)
    if (!content) throw new Error(`the preset ${preset} is no ${type}`)
    return {
      ...content,
      version: TEMPLATE_VERSION,
      id: baseTemplateId(propertyId, preset, type),
      type,
      linkedTo: { automation: [], boxes: [], scheduled: [], tabBar: [], templates: [] },
      html: '',
    }
  })
}
