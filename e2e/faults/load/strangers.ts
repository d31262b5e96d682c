import { type OpenStream, openStream } from './stream.ts'

const HOTELS = ['fjellheim', 'havnehuset', 'showcase']
const PER_ADDRESS = 10
const AT_ONCE = 100

export type Strangers = { opened: OpenStream[]; refused: OpenStream[]; closeAll(): void }

/** Streams that nobody signed in for, from many addresses and at every hotel. */
export async function openStrangers(origin: string, count: number): Promise<Strangers> {
  const streams: OpenStream[] = []
  let next = 0
  async function stranger(): Promise<void> {
    for (let at = next++; at < count; at = next++) {
      const network = Math.floor(at / PER_ADDRESS)
      const address = `10.7.${network >> 8}.${network & 255}`
      const path = `/api/guest/${HOTELS[at % HOTELS.length]}/live`
      const stream = await openStream(origin, path, { 'x-forwarded-for': address })
      streams.push(stream)
      if (stream.status !== 200) stream.close()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, stranger))
  return {
    opened: streams.filter(({ status }) => status === 200),
    refused: streams.filter(({ status }) => status !== 200),
    closeAll: () => {
      for (const stream of streams) stream.close()
    },
  }
}
