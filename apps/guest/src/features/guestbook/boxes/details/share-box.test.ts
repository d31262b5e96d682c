import { afterEach, expect, test, vi } from 'vitest'
import { shareAddress } from '../../../../platform/share-address.ts'
import { publicBoxAddress } from './share-box.ts'

afterEach(() => vi.unstubAllGlobals())

const box = { title: 'Sauna', url: 'https://stay.example/guestbook/fjellheim?box=sauna' }

test('what is shared is the public address: the key of the booking is not in it', () => {
  vi.stubGlobal('location', {
    origin: 'https://stay.example',
    pathname: '/guestbook/fjellheim/AAAAAAAAAAAAAAAAAAAAAA',
  })
  expect(publicBoxAddress('fjellheim', 'sauna')).toBe(box.url)
})

test('a device that can share does, and one that cannot is told apart', async () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { share })
  expect(await shareAddress(box)).toBe(true)
  expect(share).toHaveBeenCalledWith(box)
  vi.stubGlobal('navigator', {})
  expect(await shareAddress(box)).toBe(false)
})

test('whoever closes the device’s own list is not given a copy instead; who was refused is', async () => {
  const refuse = (name: string) =>
    vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('no', name)) })
  refuse('AbortError')
  expect(await shareAddress(box)).toBe(true)
  refuse('NotAllowedError')
  expect(await shareAddress(box)).toBe(false)
})
