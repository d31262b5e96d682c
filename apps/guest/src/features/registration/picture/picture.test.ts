import { CallError } from '@innkeeper/api/client.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { setClientVersion } from '../../../platform/client-version.ts'
import { sendPicture } from '../parts-api.ts'
import { codeOfFile, pictureProblem } from './picture-problem.ts'
import { shrinkPicture, sizeWithin } from './shrink-picture.ts'

afterEach(() => vi.unstubAllGlobals())

test('a picture fits into 2000 px in its own shape, and is never made larger', () => {
  expect(sizeWithin(4000, 3000)).toEqual({ width: 2000, height: 1500 })
  expect(sizeWithin(3000, 4000)).toEqual({ width: 1500, height: 2000 })
  expect(sizeWithin(1200, 900)).toEqual({ width: 1200, height: 900 })
  expect(sizeWithin(20_000, 1)).toEqual({ width: 2000, height: 1 })
})

test('what this browser cannot read is sent as it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('HEIC')))
  const file = new Blob(['x'])
  expect(await shrinkPicture(file)).toBe(file)
})

test('HEIC, a PDF and too many bytes are told before anything is sent', () => {
  expect(codeOfFile({ type: 'image/heic', size: 10 })).toBe('media/heic')
  expect(codeOfFile({ type: 'application/pdf', size: 10 })).toBe('media/type-not-allowed')
  expect(codeOfFile({ type: 'image/jpeg', size: 21 * 1024 * 1024 })).toBe('media/too-large')
  expect(codeOfFile({ type: 'image/jpeg', size: 10 })).toBeNull()
})

test('a cut connection and a busy server are worth another try, a file that is no picture is not', () => {
  expect(pictureProblem('offline')).toEqual({ words: 'picture.offline', mayRetry: true })
  expect(pictureProblem('media/busy').mayRetry).toBe(true)
  expect(pictureProblem('media/too-slow')).toEqual({ words: 'picture.failed', mayRetry: true })
  expect(pictureProblem('media/heic')).toEqual({ words: 'picture.heic', mayRetry: false })
  expect(pictureProblem('something/new')).toEqual({ words: 'picture.failed', mayRetry: true })
})

class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  responseText = ''
  opened = ''
  onload = () => undefined
  onerror = () => undefined
  onabort = () => undefined
  constructor() {
    FakeRequest.last = this
  }
  open(_method: string, address: string) {
    this.opened = address
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort()
  }
  answer(status: number, body: string) {
    Object.assign(this, { status, responseText: body })
    this.onload()
  }
}

function begin() {
  setClientVersion('1')
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const stop = new AbortController()
  const shares: number[] = []
  const place = { hotel: 'fjellheim', booking: 'b', clientKey: 'k', picture: new Blob(['x']) }
  const sent = sendPicture({ ...place, onProgress: (share) => shares.push(share), signal: stop.signal })
  return { sent, shares, stop, request: FakeRequest.last }
}

test('sending tells how far it is, and answers the id of the picture', async () => {
  const { sent, shares, request } = begin()
  expect(request.opened).toBe('/api/guest/fjellheim/registrationPictures?booking=b&clientKey=k')
  request.upload.onprogress?.({ loaded: 1, total: 4 })
  request.answer(200, '{"data":{"pictureId":"p"}}')
  expect(await sent).toBe('p')
  expect(shares).toEqual([0.25])
})

test('a refusal has its code, an answer of a proxy none, and a cut connection is offline', async () => {
  const refused = begin()
  refused.request.answer(415, '{"code":"media/heic","message":""}')
  await expect(refused.sent).rejects.toMatchObject({ code: 'media/heic' })
  const proxy = begin()
  proxy.request.answer(502, '<html>')
  await expect(proxy.sent).rejects.toMatchObject({ code: 'server/error' })
  const cut = begin()
  cut.stop.abort()
  await expect(cut.sent).rejects.toBeInstanceOf(CallError)
  await expect(cut.sent).rejects.toMatchObject({ code: 'offline' })
})
