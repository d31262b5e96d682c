import { describe, expect, it } from 'vitest'
import { chatIn, NO_CHAT, nextUnsent, parseChats, queued, refused, taken, withChat } from './unsent.ts'

const message = (clientKey: string) => ({ clientKey, text: `text of ${clientKey}`, at: 1 })

describe('what has not reached the house', () => {
  it('waits in the order it was written, and what was written leaves the field', () => {
    const state = queued(queued({ ...NO_CHAT, draft: 'two' }, message('one')), message('two'))
    expect(state).toMatchObject({ draft: '', isKnown: true })
    expect(nextUnsent(state)?.clientKey).toBe('one')
    expect(nextUnsent(taken(state, 'one'))?.clientKey).toBe('two')
  })

  it('holds nobody up where it was refused, and goes again when it is asked to', () => {
    const state = queued(queued(NO_CHAT, message('one')), message('two'))
    const stuck = refused(state, 'one', 'thread/limit-reached')
    expect(nextUnsent(stuck)?.clientKey).toBe('two')
    expect(nextUnsent(refused(stuck, 'one', null))?.clientKey).toBe('one')
  })

  it('survives a reload, and whatever else may be stored', () => {
    const chats = withChat({}, 'link', queued(NO_CHAT, message('one')))
    expect(parseChats(JSON.parse(JSON.stringify(chats)))).toEqual(chats)
    const broken = [
      null,
      3,
      'text',
      [],
      { link: 3 },
      { link: { unsent: 'none' } },
      { link: { unsent: [{}, 1] } },
    ]
    for (const stored of broken) {
      expect(chatIn(parseChats(stored), 'link')).toEqual(NO_CHAT)
    }
  })

  it('is kept for each stay, and for a few of them', () => {
    let chats = {}
    for (const link of ['a', 'b', 'c', 'd', 'e', 'f']) {
      chats = withChat(chats, link, queued(NO_CHAT, message(link)))
    }
    expect(Object.keys(chats)).toEqual(['b', 'c', 'd', 'e', 'f'])
    expect(chatIn(chats, 'a')).toBe(NO_CHAT)
    expect(chatIn(chats, 'f').unsent).toHaveLength(1)
  })
})
