import type { Feature } from '../../platform/feature.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import { removeFileJob } from './jobs.ts'
import { createLibrary, type LibraryDependencies } from './library.ts'
import { mediaHandlers } from './library-routes.ts'
import { registerMedia } from './routes.ts'
import { createMediaService, type MediaDependencies, type MediaService } from './service.ts'

type Dependencies = MediaDependencies & Omit<LibraryDependencies, 'removeFile'> & { jobs: Jobs }

/** Pictures and documents: kept, converted, served, and the library staff see. */
export function createMediaFeature(dependencies: Dependencies): Feature<{ media: MediaService }> {
  const { jobs, files } = dependencies
  const media = createMediaService(dependencies)
  const removeFile = removeFileJob(files)
  const library = createLibrary({
    ...dependencies,
    removeFile: (tx, file) => jobs.enqueue(tx, removeFile, file),
  })
  return {
    name: 'media',
    handlers: mediaHandlers({ library, uploads: media.uploads }),
    jobs: [removeFile],
    pages: (http) => registerMedia(http, { media }),
    stop: media.close,
    services: { media },
  }
}
