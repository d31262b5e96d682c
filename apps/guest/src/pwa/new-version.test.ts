import { describe, expect, it, vi } from 'vitest'
import { watchForNewVersion } from './new-version.ts'
import type { WorkerMessage } from './worker-messages.ts'

type Waiting = { version: string; heard: WorkerMessage[]; answered: () => void }

function aWorker({ version, heard, answered }: Waiting) {
  return Object.assign(new EventTarget(), {
    state: 'installed',
    postMessage(message: WorkerMessage, [port]: MessagePort[]) {
      heard.push(message)
      // The page closes its end once it has read the answer.
      port?.addEventListener('close', answered)
      if (message.say === 'tell-version') port?.postMessage(version)
    },
  })
}

function aBrowser({ active = true }: { active?: boolean } = {}) {
  const heard: WorkerMessage[] = []
  const answered = vi.fn()
  const registration = Object.assign(new EventTarget(), {
    waiting: null as unknown,
    installing: null as unknown,
    active: active ? {} : null,
  })
  const workers = new EventTarget()
  const reload = vi.fn()
  const onNewVersion = vi.fn<(accept: () => void) => void>()
  const watch = () =>
    watchForNewVersion(registration as unknown as ServiceWorkerRegistration, '1.0+page', onNewVersion, {
      workers: workers as unknown as ServiceWorkerContainer,
      reload,
    })
  /** A version comes while the page is open. */
  const install = (version: string) => {
    const worker = aWorker({ version, heard, answered })
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    registration.waiting = worker
    worker.dispatchEvent(new Event('statechange'))
  }
  const untilAnswered = (times: number) => vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(times))
  return { registration, workers, reload, onNewVersion, heard, answered, watch, install, untilAnswered }
}

describe('a new version', () => {
  it('that waits already when the page opens is offered', async () => {
    const { registration, watch, onNewVersion, heard, answered } = aBrowser()
    registration.waiting = aWorker({ version: '2.0+new', heard, answered })
    watch()
    await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce())
  })

  it('that comes while the page is open is offered once, and changes nothing by itself', async () => {
    const { watch, install, onNewVersion, heard, reload } = aBrowser()
    watch()
    install('2.0+new')
    await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce())
    install('3.0+newer')
    expect(onNewVersion).toHaveBeenCalledOnce()
    expect(heard).not.toContainEqual({ say: 'take-over' })
    expect(reload).not.toHaveBeenCalled()
  })

  it('that the page shows already is not offered', async () => {
    const { watch, install, onNewVersion, untilAnswered } = aBrowser()
    watch()
    install('1.0+page')
    await untilAnswered(1)
    expect(onNewVersion).not.toHaveBeenCalled()
  })

  it('is none when it is the first', () => {
    const { watch, install, heard } = aBrowser({ active: false })
    watch()
    install('2.0+new')
    expect(heard).toEqual([])
  })

  it('that is accepted takes over, and then the page loads anew', async () => {
    const { watch, install, onNewVersion, heard, workers, reload } = aBrowser()
    watch()
    install('2.0+new')
    await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce())
    onNewVersion.mock.calls[0]?.[0]()
    expect(heard).toContainEqual({ say: 'take-over' })
    expect(reload).not.toHaveBeenCalled()
    workers.dispatchEvent(new Event('controllerchange'))
    workers.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that another page accepted meanwhile is shown by loading anew', async () => {
    const { registration, watch, install, onNewVersion, reload } = aBrowser()
    watch()
    install('2.0+new')
    await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce())
    registration.waiting = null
    onNewVersion.mock.calls[0]?.[0]()
    expect(reload).toHaveBeenCalledOnce()
  })
})
