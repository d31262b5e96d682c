import { expect, test } from 'vitest'
import { openPropertyChannel, type PropertyNews } from './property-channel.ts'

function aPort() {
  const sent: unknown[] = []
  const port = {
    onmessage: null as BroadcastChannel['onmessage'],
    postMessage: (message: unknown) => sent.push(message),
    close: () => undefined,
  }
  const hear = (data: unknown) => port.onmessage?.call({} as BroadcastChannel, { data } as MessageEvent)
  return { port, sent, hear }
}

test('a switch is told to the other tabs and heard there, not by the tab that made it', () => {
  const { port, sent, hear } = aPort()
  const news = { propertyId: 'havnehuset', name: 'Havnehuset' }
  const heard: PropertyNews[] = []
  openPropertyChannel(
    () => {},
    () => port,
    'first',
  ).tell(news)
  expect(sent).toEqual([{ ...news, page: 'first' }])
  openPropertyChannel(
    (what) => heard.push(what),
    () => port,
    'first',
  )
  hear(sent[0])
  expect(heard).toEqual([])
  openPropertyChannel(
    (what) => heard.push(what),
    () => port,
    'second',
  )
  hear(sent[0])
  expect(heard).toEqual([news])
})

test('what an older or newer tab says in another shape is passed over', () => {
  const { port, hear } = aPort()
  const heard: PropertyNews[] = []
  openPropertyChannel(
    (news) => heard.push(news),
    () => port,
  )
  for (const odd of [null, 'havnehuset', {}, { propertyId: 4, name: 'x' }]) hear(odd)
  expect(heard).toEqual([])
})
