import { describe, expect, it, onTestFinished } from 'vitest'
import { openReceiver } from '../../testing/webhook-receiver.ts'
import { createOutgoing } from './post.ts'

const call = (url: string) => ({ url, headers: {}, body: '{}' })

async function aReceiver() {
  const receiver = await openReceiver()
  onTestFinished(() => receiver.close())
  return receiver
}

describe('on the internet alone', () => {
  const addresses = new Map([
    ['public.example.com', ['93.184.216.34']],
    ['inside.example.com', ['10.0.0.5']],
    ['mixed.example.com', ['93.184.216.34', '127.0.0.1']],
  ])
  const asked: string[] = []
  const outgoing = createOutgoing({
    allowsPrivate: false,
    lookUp: async (hostname) => {
      asked.push(hostname)
      const found = addresses.get(hostname)
      if (!found) throw new Error('ENOTFOUND')
      return found.map((address) => ({ address, family: 4 }))
    },
  })

  it.each([
    ['https://public.example.com/hook', null],
    ['https://inside.example.com/hook', 'private'],
    ['https://mixed.example.com/hook', 'private'],
    ['https://nobody.example.com/hook', 'unknown-host'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://0177.0.0.1/', 'private'],
    ['https://127.1/', 'private'],
    ['https://[::ffff:7f00:1]/', 'private'],
    ['https://⑯⑨。②⑤④。⑯⑨。②⑤④/', 'not-a-web-address'],
    ['http://public.example.com/hook', 'https-needed'],
  ])('%s: %s', async (url, problem) => {
    expect(await outgoing.check(url)).toBe(problem)
  })

  it('a name that was good when it was saved and leads inside now is not connected to', async () => {
    const receiver = await aReceiver()
    addresses.set('moved.example.com', ['127.0.0.1'])
    const answer = await outgoing.post(call(`https://moved.example.com:${receiver.port}/`))
    expect(answer).toMatchObject({ failure: 'private', status: null })
    expect(receiver.received).toEqual([])
  })

  it('what was allowed once is looked at again', async () => {
    const receiver = await aReceiver()
    expect((await outgoing.post(call(receiver.url))).failure).toBe('private')
    expect(receiver.received).toEqual([])
  })
})

describe('where private networks are allowed', () => {
  it('connects to the address that was looked up, and asks once', async () => {
    const receiver = await aReceiver()
    let asked = 0
    const outgoing = createOutgoing({
      allowsPrivate: true,
      lookUp: async () => {
        asked++
        return [{ address: '127.0.0.1', family: 4 }]
      },
    })
    const answer = await outgoing.post(call(`http://locks.example:${receiver.port}/hook`))
    expect(answer).toMatchObject({ failure: null, status: 200, response: 'thanks' })
    expect(asked).toBe(1)
  })

  it('waits no longer than its limit for who takes a call and says nothing', async () => {
    const receiver = await aReceiver()
    receiver.answerAlways('silence')
    const outgoing = createOutgoing({ allowsPrivate: true, timeLimitMs: 100 })
    expect(await outgoing.post(call(receiver.url))).toMatchObject({ failure: 'timeout', status: null })
  })

  it('says what went wrong', async () => {
    const receiver = await aReceiver()
    const outgoing = createOutgoing({ allowsPrivate: true })
    receiver.next('hang up', { status: 410 }, { status: 307, headers: { location: '/' } })
    const failures: unknown[] = []
    for (let n = 0; n < 3; n++) failures.push((await outgoing.post(call(receiver.url))).failure)
    expect(failures).toEqual(['refused', 'answer', 'redirect'])
    expect((await outgoing.post(call('http://127.0.0.1:1/'))).failure).toBe('refused')
    expect((await outgoing.post(call(receiver.url.replace('http', 'https')))).failure).toBe('broken')
  })
})
