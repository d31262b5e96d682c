import type { FastifyInstance } from 'fastify'
import type { Jobs } from '../../platform/jobs/port.ts'
import { registerFontFiles } from './file-routes.ts'
import { removeFontFileJob } from './jobs.ts'
import { createOwnFonts, type OwnFontDependencies } from './own-fonts.ts'
import { fontsHandlers, type PropertyFonts } from './routes.ts'

type Dependencies = Omit<OwnFontDependencies, 'discardFile'> & { jobs: Jobs; fontsOf: PropertyFonts }

/** Everything about fonts that the composition root hangs up: calls, files, and the job that clears away. */
export function createFontsFeature({ jobs, fontsOf, ...deps }: Dependencies) {
  const { db, files, usesOf } = deps
  const removeFile = removeFontFileJob({ db, files })
  jobs.register(removeFile)
  const commands = createOwnFonts({ ...deps, discardFile: (tx, file) => jobs.enqueue(tx, removeFile, file) })
  return {
    handlers: fontsHandlers({ db, commands, fontsOf, usesOf }),
    register: (app: FastifyInstance) => registerFontFiles(app, { db, files, fontsOf }),
  }
}
