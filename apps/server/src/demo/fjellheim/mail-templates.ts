import { buildBaseTemplates } from '../build-base-templates.ts'
import type { DemoPage } from '../build-pages.ts'
import type { MediaIdOf } from '../media-ids.ts'
import { FJELLHEIM_PICTURES } from './pictures.ts'
import { FJELLHEIM } from './property.ts'

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
        { preset: 'check-in', type: 'email' },
        { preset: 'post-stay', type: 'email' },
        { preset: 'guest-feedback', type: 'email' },
        { preset: 'email-signature', type: 'signature' },
      ],
    },
    mediaIdOf,
  )
}
