import type { PageData, PageFonts } from '@innkeeper/api/page.ts'
import { fontUses } from '@innkeeper/domain/fonts/font-uses.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { WhereUsed } from '../../platform/where-used.ts'
import { registerFontFiles } from './file-routes.ts'
import { removeFontFileJob } from './jobs.ts'
import { createOwnFonts, type OwnFontDependencies } from './own-fonts.ts'
import { pageFonts } from './page-fonts.ts'
import { fontsHandlers, type PropertyFonts } from './routes.ts'

type Dependencies = Omit<OwnFontDependencies, 'discardFile' | 'usesOf'> & {
  jobs: Jobs
  fontsOf: PropertyFonts
  whereUsed: Pick<WhereUsed, 'fonts'>
}

/** Fonts: those everybody can choose, and a property's own. */
export function createFontsFeature(
  dependencies: Dependencies,
): Feature<{ pageFonts(data: PageData): Promise<PageFonts> }> {
  const { db, files, jobs, fontsOf, whereUsed } = dependencies
  const usesOf: OwnFontDependencies['usesOf'] = async (tx, propertyId) =>
    fontUses(await whereUsed.fonts(tx, propertyId))
  const removeFile = removeFontFileJob({ db, files })
  const commands = createOwnFonts({
    ...dependencies,
    usesOf,
    discardFile: (tx, file) => jobs.enqueue(tx, removeFile, file),
  })
  return {
    name: 'fonts',
    handlers: fontsHandlers({ db, commands, fontsOf, usesOf }),
    jobs: [removeFile],
    pages: (http) => registerFontFiles(http, { db, files, fontsOf }),
    services: { pageFonts: (data) => pageFonts(data, fontsOf) },
  }
}
