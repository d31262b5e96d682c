import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

const SCRIPT_ELEMENT = /<script(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/gi
/** The strongest compression follows the first answer; sizes are those that stay the same this long. */
const SETTLED_MS = 500

/** Bytes of all scripts of a view as they are sent with brotli, those inside the page included. */
export async function scriptBytes(origin: string, page: string, scripts: readonly string[]): Promise<number> {
  await Promise.all(scripts.map((path) => sentBytes(origin + path)))
  await wait(SETTLED_MS)
  const sizes = await Promise.all(scripts.map((path) => sentBytes(origin + path)))
  return sizes.reduce((sum, size) => sum + size, inlineBytes(page))
}

async function sentBytes(address: string): Promise<number> {
  const request = get(address, { headers: { 'accept-encoding': 'br' } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const coding = answer.headers['content-encoding']
  if (answer.statusCode !== 200 || coding !== 'br')
    throw new Error(
      `${address} answered ${answer.statusCode} with the coding ${coding ?? 'identity'}, not br`,
    )
  let size = 0
  for await (const chunk of answer) size += (chunk as Buffer).length
  return size
}

function inlineBytes(page: string): number {
  const texts = [...page.matchAll(SCRIPT_ELEMENT)].map(([, text = '']) => text)
  return texts.length === 0 ? 0 : brotliCompressSync(texts.join('\n')).length
}
