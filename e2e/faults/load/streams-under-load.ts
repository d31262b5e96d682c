import { openFilesLimit } from '../../../apps/server/src/platform/open-files.ts'
import type { Check } from '../checks.ts'
import type { KillableServer } from '../server.ts'
import { HOTEL, signIn } from '../staff.ts'
import { openStrangers } from './strangers.ts'
import { openStream } from './stream.ts'

const STRANGERS = 5500
/** What this process and the server have open besides. */
const OTHER_FILES = 500
/** Behind the same address as some of the strangers, as a hotel's reception is behind that of its guests' Wi-Fi. */
const RECEPTION_ADDRESS = '10.7.0.0'

/** Strangers take every place they can get; reception still opens its stream and hears what happens. */
export async function streamsUnderLoad(
  { origin }: KillableServer,
  tell: (line: string) => void,
): Promise<Check[]> {
  const limit = openFilesLimit()
  const count = Math.min(STRANGERS, limit - OTHER_FILES)
  if (count < STRANGERS)
    tell(`Only ${limit} files may be open here (ulimit -n): ${count} streams, not ${STRANGERS}`)
  const { call, cookie } = await signIn(origin)
  const strangers = await openStrangers(origin, count)
  const told = strangers.refused.filter(({ head }) =>
    /^http\/1.1 (429|503) [\s\S]*\nretry-after: \d/.test(head),
  )
  tell(`${count} strangers: ${strangers.opened.length} streams open, ${strangers.refused.length} refused`)
  try {
    const heard = await receptionHears()
    tell(heard === null ? 'reception opened its stream and heard an event' : `reception: ${heard}`)
    return [
      { name: `reception hears events beside ${count} strangers`, failures: heard === null ? [] : [heard] },
      {
        name: 'a refused stream is told when to come back',
        failures:
          told.length === strangers.refused.length
            ? []
            : [`${strangers.refused.length - told.length} of ${strangers.refused.length} were not`],
      },
    ]
  } finally {
    strangers.closeAll()
  }

  /** Null when all is well. */
  async function receptionHears(): Promise<string | null> {
    const headers = { cookie, 'x-forwarded-for': RECEPTION_ADDRESS }
    const stream = await openStream(origin, '/api/hotel/live', headers)
    if (stream.status !== 200) return `refused with ${stream.status}`
    // Whoever got a place hears on, however many came.
    const guest = strangers.opened.find(({ path }) => path.includes(`/${HOTEL}/`))
    await call('POST', 'hotel/products', {})
    await Promise.all([stream.hears('event: product.changed'), guest?.hears('event: product.changed')])
    stream.close()
    return null
  }
}
