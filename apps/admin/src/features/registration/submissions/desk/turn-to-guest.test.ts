import { expect, test } from 'vitest'
import { turnToGuest } from './turn-to-guest.ts'

function steps({ signsOut = true } = {}) {
  const done: string[] = []
  const makeLink = async () => {
    done.push('link')
    return { path: '/registration-form/fjellheim/token' }
  }
  const leave = {
    end: async () => {
      if (!signsOut) throw new Error('offline')
      done.push('signed out')
    },
    forget: () => void done.push('forgotten'),
    go: (path: string) => void done.push(path),
  }
  return { done, turn: () => turnToGuest(makeLink, leave) }
}

test('the device is signed out and emptied before the guest’s form opens', async () => {
  const { done, turn } = steps()
  await turn()
  expect(done).toEqual(['link', 'signed out', 'forgotten', '/registration-form/fjellheim/token'])
})

test('where signing out fails no form opens on a device that is still signed in', async () => {
  const { done, turn } = steps({ signsOut: false })
  await expect(turn()).rejects.toThrow('offline')
  expect(done).toEqual(['link'])
})
