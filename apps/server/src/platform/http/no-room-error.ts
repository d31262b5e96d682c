import { AppError } from './app-error.ts'

/** Refused because too much is asked for at once: no fault, and in a flood thousands of times (refusal-log.ts). */
export class NoRoomError extends AppError {
  constructor(message: string, code: 'server/unavailable' | 'media/busy' = 'server/unavailable') {
    super(code, message)
  }
}
