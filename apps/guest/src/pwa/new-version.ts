import { tellWorker } from './worker-messages.ts'

/** Takes the new version and shows it. */
export type AcceptVersion = () => void

type Browser = { workers: Pick<ServiceWorkerContainer, 'addEventListener'>; reload: () => void }

/** Tells of a version that waits, unless the page shows it already; nothing is changed until it is accepted. */
export function watchForNewVersion(
  registration: ServiceWorkerRegistration,
  pageVersion: string,
  onNewVersion: (accept: AcceptVersion) => void,
  browser: Browser = { workers: navigator.serviceWorker, reload: () => location.reload() },
): void {
  let isOffered = false
  const accept = () => {
    browser.workers.addEventListener('controllerchange', browser.reload, { once: true })
    if (registration.waiting) tellWorker(registration.waiting, { say: 'take-over' })
    // Another page has accepted it meanwhile.
    else browser.reload()
  }
  const offer = async () => {
    const { waiting } = registration
    if (!waiting || isOffered || (await versionOf(waiting)) === pageVersion || isOffered) return
    isOffered = true
    onNewVersion(accept)
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      // Without one that is active this is the very first, which waits for nobody.
      if (installing.state === 'installed' && registration.active) void offer()
    })
  })
  void offer()
}

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => {
      port1.close()
      resolve(data)
    }
    tellWorker(worker, { say: 'tell-version' }, [port2])
  })
}
