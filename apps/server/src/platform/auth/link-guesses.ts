import type { ErrorCode } from '@innkeeper/api/errors.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { clientNetwork } from './client-network.ts'
import type { DeviceCookie } from './device-cookie.ts'
import type { Counter, Tries } from './tries.ts'

/** Links that open nothing, per minute: of a browser somebody signed in with, of a network's others. */
const PER_DEVICE = 15
const PER_NETWORK = 30

const WRONG_LINK: readonly ErrorCode[] = ['auth/link-expired', 'team/invitation-unknown']

export type LinkGuesses = {
  /** Does what the token of a mailed link opens; one that opens nothing counts as a guess. */
  tried<T>(request: FastifyRequest, open: () => Promise<T>): Promise<T>
}

type Dependencies = { tries: Tries; device: DeviceCookie }

/** Tokens in mails are too long to guess; whoever tries all the same is slowed down. */
export function createLinkGuesses({ tries, device }: Dependencies): LinkGuesses {
  function counterOf(request: FastifyRequest): Counter {
    const deviceId = device.idOf(request)
    return deviceId === null
      ? { key: `links|network|${clientNetwork(request.ip)}`, most: PER_NETWORK }
      : { key: `links|device|${deviceId}`, most: PER_DEVICE }
  }

  return {
    async tried(request, open) {
      const taken = await tries.take([counterOf(request)])
      try {
        const opened = await open()
        await taken.giveBack()
        return opened
      } catch (error) {
        const isGuess = error instanceof AppError && WRONG_LINK.includes(error.code)
        if (error instanceof AppError && !isGuess) await taken.giveBack()
        throw error
      }
    },
  }
}
