import { buildBaseTemplates } from '../build-base-templates.ts'
import { dealId } from '../build-deals.ts'
import type { DemoPage } from '../build-pages.ts'
import type { MediaIdOf } from '../media-ids.ts'
import { FJELLHEIM_PICTURES } from './pictures.ts'
import { FJELLHEIM, FJELLHEIM_ID } from './property.ts'
import { STAY_SURVEY } from './surveys/fjellheim-surveys.ts'

/** What the e-mail of the store shows of it, in this order; the rest is behind its button. */
const SHOWN_DEALS = ['cocoa-under-the-stars', 'room-from-one', 'breakfast-in-bed']

/** What the house writes to its guests before, during and after a stay, and what it signs with. */
export function fjellheimMailTemplates(mediaIdOf: MediaIdOf): DemoPage[] {
  return buildBaseTemplates(
    {
      property: FJELLHEIM,
      website: 'https://fjellheim.example/',
      pictures: FJELLHEIM_PICTURES,
      // Photographs only: the first before the stay, then the welcome, the last after it.
      shown: ['lake', 'valley', 'tea', 'stars', 'summit', 'boats'],
      templates: [
        { preset: 'pre-stay', type: 'email' },
        { preset: 'upselling', type: 'email' },
        { preset: 'room-upgrades', type: 'email' },
        { preset: 'check-in', type: 'email' },
        { preset: 'post-stay', type: 'email' },
        { preset: 'guest-feedback', type: 'email' },
        { preset: 'email-signature', type: 'signature' },
      ],
    },
    mediaIdOf,
  )
    .map(withShownDeals)
    .map(withSurvey)
}

function withShownDeals(template: DemoPage): DemoPage {
  const deals = SHOWN_DEALS.map((key) => dealId(FJELLHEIM_ID, key))
  const shown = (module: unknown) =>
    isOfType(module, 'upselling')
      ? { ...module, props: { ...module.props, selection: 'chosen', deals } }
      : module
  return {
    ...template,
    localizedData: Object.fromEntries(
      Object.entries(template.localizedData).map(([language, modules]) => [language, modules.map(shown)]),
    ),
  }
}

/** The eleven scores of the e-mail after the stay are those of the survey about it. */
function withSurvey(template: DemoPage): DemoPage {
  const asking = (module: unknown) =>
    isOfType(module, 'guest-feedback')
      ? { ...module, props: { ...module.props, surveyId: STAY_SURVEY } }
      : module
  return {
    ...template,
    localizedData: Object.fromEntries(
      Object.entries(template.localizedData).map(([language, modules]) => [language, modules.map(asking)]),
    ),
  }
}

function isOfType(module: unknown, type: string): module is { type: string; props: object } {
  return typeof module === 'object' && module !== null && 'type' in module && module.type === type
}
