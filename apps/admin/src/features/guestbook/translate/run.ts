import { CallError } from '@innkeeper/api/client.ts'
import type { Filled } from './api.ts'
import type { RunStep } from './matrix.ts'

export type RunState = {
  status: 'running' | 'done' | 'stopped' | 'failed'
  done: number
  total: number
  filled: number
  skipped: number
  error: unknown
}

type Run = {
  steps: readonly RunStep[]
  act: (step: RunStep) => Promise<Filled>
  isStopped: () => boolean
  onProgress: (state: RunState) => void
}

/**
 * One step after the other, so that it can be stopped at any time and a service is not flooded. A card that somebody
 * deleted meanwhile is passed over; any other refusal would meet the next step as well and ends the run.
 */
export async function runAll({ steps, act, isStopped, onProgress }: Run): Promise<RunState> {
  let state: RunState = {
    status: 'running',
    done: 0,
    total: steps.length,
    filled: 0,
    skipped: 0,
    error: null,
  }
  const tell = (change: Partial<RunState>) => {
    state = { ...state, ...change }
    onProgress(state)
  }
  tell({})
  for (const step of steps) {
    if (isStopped()) {
      tell({ status: 'stopped' })
      return state
    }
    try {
      const { filled, skipped } = await act(step)
      tell({ done: state.done + 1, filled: state.filled + filled, skipped: state.skipped + skipped })
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'guestbook/card-unknown') {
        tell({ status: 'failed', error })
        return state
      }
      tell({ done: state.done + 1 })
    }
  }
  tell({ status: 'done' })
  return state
}
