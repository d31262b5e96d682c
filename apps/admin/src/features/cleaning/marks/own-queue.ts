import { addProblemPicture, markRooms } from '@innkeeper/api/cleaning/list.ts'
import { call } from '../../../platform/call.ts'
import { uploadTo } from '../../../platform/upload.ts'
import { noteKeptOf } from '../offline/kept-of.ts'
import { openMarkStore } from './mark-store.ts'
import { createMarksQueue } from './marks-queue.ts'

const TABS = 'cleaning-marks'

/** Missing in a page that was not reached safely: there each tab sends its own. */
const locks = globalThis.navigator?.locks
const tabs = globalThis.document && globalThis.BroadcastChannel ? new BroadcastChannel(TABS) : null

/** The one queue of this tab. */
export const marksQueue = createMarksQueue({
  store: openMarkStore(),
  now: () => Date.now(),
  sendMarks: (body) => call(markRooms, { body }),
  sendPicture: async ({ id, file }) => {
    const named = new File([file], `${id}.jpg`, { type: file.type })
    const query = { id }
    await uploadTo(addProblemPicture, named, {
      query,
      onProgress: () => {},
      signal: new AbortController().signal,
    })
  },
  inOneTab: async (work) => {
    await (locks ? locks.request(TABS, work) : work())
  },
  tellTabs: () => tabs?.postMessage('changed'),
  onKeep: noteKeptOf,
})

if (tabs) tabs.onmessage = () => marksQueue.refresh()
