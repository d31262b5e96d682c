import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import { fontFamiliesOf } from '@innkeeper/html-builder/font-families.ts'
import { filmOrigins } from '@innkeeper/html-builder/modules/video/film.ts'

type Shown = Pick<GuestTemplate, 'modules'>

/** Whether a new version has films or fonts that this page cannot have: its policy and its font rules came with it. */
export function needsNewPage(page: Shown, published: Shown): boolean {
  const had = broughtBy(page)
  return [...broughtBy(published)].some((one) => !had.has(one))
}

function broughtBy({ modules }: Shown): Set<string> {
  const { frames, files } = filmOrigins(modules)
  return new Set([...frames, ...files, ...fontFamiliesOf(modules)])
}
